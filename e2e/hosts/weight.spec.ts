import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import type { Registry } from '../../shell/src/sections/registry';
import { registryElementId } from '../../shell/src/sections/registry';
import { openPage, phone, settled } from '../bench/openPage';
import { bytesOf, scriptsIn } from '../bench/Traffic';
import type { Answer } from '../bench/Traffic';
import { addresses } from '../fixtures/page/addresses';
import { inFull } from '../fixtures/page/inFull';

const kilobyte = 1000;

/** The most a page may fetch until it is live, in bytes as they go over the wire, and in requests. */
const homeBudget = { script: 84 * kilobyte, all: 190 * kilobyte, requests: 8 };
const sectionBudget = { script: 108 * kilobyte, all: 175 * kilobyte, requests: 10 };

/** In part, the front door and the heaviest section. */
const budgets = [
  { address: '/', budget: homeBudget },
  ...[paths.team, ...(inFull ? [paths.events, paths.donate, paths.clinic] : [])].map((address) => ({
    address,
    budget: sectionBudget,
  })),
];

/** The most a page may fetch of other sections before anyone asks for them. */
const aheadBudget = 65 * kilobyte;

test.use(phone);
test.slow();

/** Opens a page on a slow line. The processor is as fast as it is: the line alone decides what has come by when. */
const open = (page: Page, address: string) =>
  openPage(page, new URL(address, test.info().project.use.baseURL).href, { line: 'slow', processor: 1 });

const filesIn = (answers: readonly Answer[]) => answers.map(({ url }) => new URL(url).pathname);

/** The icon of the tab: where it has no profile to keep it in, Chromium asks at each address whether it still holds (304). */
const tabIcon = '/favicon.svg';

/** What came after the page was live, for pages that nobody has asked for yet. */
const codeIn = (answers: readonly Answer[]) => answers.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');

/** The addresses of the code of every section the page that is open links to, and of the front door's. */
const linkedCode = (page: Page) =>
  page.evaluate((id) => {
    const registry = JSON.parse(document.getElementById(id)?.textContent ?? '') as Registry;
    const linked = new Set([...document.links].map(({ pathname }) => pathname));
    const sections = registry.sections.filter(({ pages }) => pages.some((address) => linked.has(address)));
    return [registry.homeStyle?.url, ...sections.flatMap(({ entry, style }) => [entry.url, style?.url])];
  }, registryElementId);

/** Makes the browser tell of a connection (Network Information API). */
const tellOfConnection = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);

/** Pictures below the first screen: nothing waits for them, and a busy machine has some of them before its scripts have run. */
const picturesBelow = (page: Page) =>
  page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

for (const { address, budget } of budgets) {
  test(`${address} asks for little until it is live`, async ({ page }) => {
    const { untilLive } = await open(page, address);
    const below = await picturesBelow(page);
    const needed = untilLive.filter(({ url }) => !below.includes(url));
    const weight = { script: bytesOf(scriptsIn(needed)), all: bytesOf(needed), requests: needed.length };
    console.log(JSON.stringify({ page: address, ...weight }));
    expect.soft(weight.script, 'bytes of script').toBeLessThanOrEqual(budget.script);
    expect.soft(weight.all, 'bytes').toBeLessThanOrEqual(budget.all);
    expect.soft(weight.requests, filesIn(needed).join('\n')).toBeLessThanOrEqual(budget.requests);
  });
}

for (const address of ['/', paths.team]) {
  test(`${address} fetches little ahead, and only what it links to`, async ({ page }) => {
    const { afterwards } = await open(page, address);
    const ahead = codeIn(afterwards);
    expect(ahead.length).toBeGreaterThan(0);
    expect(bytesOf(ahead)).toBeLessThanOrEqual(aheadBudget);
    const linked = await linkedCode(page);
    expect(filesIn(ahead).filter((file) => !linked.includes(file))).toEqual([]);
  });
}

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
]) {
  test(`nothing is fetched ahead on a connection that is ${JSON.stringify(connection)}`, async ({ page }) => {
    await tellOfConnection(page, connection);
    const { afterwards } = await open(page, '/');
    expect(filesIn(codeIn(afterwards))).toEqual([]);
  });
}

test('every file is fetched once, and none when a link is followed', async ({ page }) => {
  const { traffic } = await open(page, '/');
  const seen = traffic.answers.length;
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator(`header a[href="${paths.team}"]`).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible();
  await settled(page, traffic);
  expect(filesIn(codeIn(traffic.answers.slice(seen)))).toEqual([]);
  const files = filesIn(traffic.answers).filter((file) => file !== tabIcon);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test('no script of a page knows holidays: their days stand in the registry', async ({ page, request }) => {
  const { traffic } = await open(page, '/contact');
  const scripts = scriptsIn(traffic.answers).map(({ url }) => url);
  expect(scripts.length).toBeGreaterThan(1);
  for (const url of scripts) expect(await (await request.get(url)).text(), url).not.toMatch(/Juneteenth|Thanksgiving/);
});

test('every page fits the first window of a connection', async ({ request }) => {
  for (const address of addresses) {
    const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect.soft(Number(response.headers()['content-length']), address).toBeLessThanOrEqual(14.6 * kilobyte);
  }
});
