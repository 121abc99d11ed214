import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../setup/hydrated';
import { inFull } from '../../setup/inFull';
import { listen } from '../../setup/listen';
import { setClock } from '../../setup/setClock';
import { ages, eventsOf, shellOf } from './apart';
import { changedBuild } from '../../own-site/changedBuild';
import type { BuildEdits } from '../../own-site/changedBuild';
import { hashesBelow } from '../../own-site/hashesBelow';
import { servedOwnSite } from '../../own-site/servedOwnSite';
import type { ServedOwnSite } from '../../own-site/servedOwnSite';
import { otherContract } from './otherContract';
import { ownTree } from '../../own-site/ownTree';
import { registeredIn, tear } from './tornSite';
import { telltales, wordsOf } from './telltales';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 15_000 });

let site: ServedOwnSite;
let first: string;

/** Releases a package with changes to the build it began with. */
async function releaseChanged(name: string, edits: BuildEdits): Promise<void> {
  await site.mustRun('release', [name, '--from', await changedBuild(site, name, edits)]);
}

test.beforeAll(async () => {
  site = await servedOwnSite();
  first = (await site.live('events')).version;
});

test.afterAll(() => site.close());

async function readsWithoutScripts(browser: Browser, words: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/events');
  await expect(page.getByText(words)).toBeVisible();
  await context.close();
}

/** Where the visitor's clock stands: before an event that is long past where pages are composed. */
const beforeGala = '2025-04-01T12:00:00-06:00';

/** Only a section that lives shows the visitor's own day. */
const comesAlive = (page: Page) => expect(page.getByRole('link', { name: 'Learn More about Hope Gala' })).toBeVisible();

/** Opens the page itself, then comes to it by a click from another section, and uses it. */
async function livesInSilence(page: Page, words: string): Promise<void> {
  const heard = listen(page);
  await setClock(page, beforeGala);
  await page.goto(`${site.origin}/events`);
  await hydrated(page);
  await comesAlive(page);
  await expect(page.getByText(words)).toBeVisible();
  await page.goto(`${site.origin}/about/team`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await comesAlive(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(heard).toEqual([]);
}

for (const age of ages) {
  test(`a section built against React ${age.react} lives in this shell`, async ({ page, browser }) => {
    await releaseChanged('events', eventsOf(age));
    const words = wordsOf('events', age.name);
    await readsWithoutScripts(browser, words);
    await livesInSilence(page, words);
  });
}

/** Releasing a shell takes longest: one of them stands for both where there is little time. */
const shellAges = inFull ? ages : ages.slice(-1);

for (const age of shellAges) {
  test(`a shell with React ${age.react} and router ${age.router} gives life to these sections`, async ({ page }) => {
    await releaseChanged('shell', shellOf(age));
    await livesInSilence(page, wordsOf('events', 'N+1'));
    await site.mustRun('rollback', ['shell']);
  });
}

test('a page of one release reads and lives with the script of the one before and the one after', async ({
  browser,
}) => {
  const after = await registeredIn(site.origin, 'events');
  await site.mustRun('rollback', ['events']);
  const middle = await registeredIn(site.origin, 'events');
  await site.mustRun('rollback', ['events', '--to', first]);
  const before = await registeredIn(site.origin, 'events');
  await site.mustRun('rollback', ['events', '--to', middle.entry.url.split('/')[3] ?? '']);
  for (const [other, words] of [
    [before, telltales.events.words],
    [after, wordsOf('events', 'N+1')],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.origin });
    await tear(context, middle, other);
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await setClock(page, beforeGala);
    await page.goto('/events');
    await expect(page.getByText(telltales.events.words)).toBeVisible();
    await hydrated(page);
    await expect(page.getByText(words)).toBeVisible();
    await comesAlive(page);
    expect(thrown.filter((message) => !message.includes('#418'))).toEqual([]);
    await context.close();
  }
});

/** What a refused command leaves: one line, and everything as it was. */
async function isRefused(name: string, folder: string, line: RegExp): Promise<void> {
  const before = await hashesBelow(site.dist);
  const { code, err } = await site.run('release', [name, '--from', folder]);
  expect(code).toBe(1);
  expect(err).toMatch(line);
  expect(await hashesBelow(site.dist)).toEqual(before);
}

test('a section of another contract is refused in one line', async () => {
  const raise = (code: string) => code.replace(/contract: \([^)]*\)/, 'contract: 2');
  await isRefused(
    'events',
    await changedBuild(site, 'events', { prerender: raise }),
    /^events: section\.ts is built for contract 2, this site speaks 1; rebuild it.*\n$/,
  );
});

test('a shell of another contract is refused at compose, which names a section it would lose', async () => {
  await isRefused(
    'shell',
    await otherContract(site, 'shell', 2),
    /^\w+: section\.ts is built for contract 1, this site speaks 2; rebuild it.*\n$/,
  );
});

test('a section that webpack built for another React alone lives in this shell', async ({ page }) => {
  test.skip(!inFull, 'builds a section: npm run test:promises');
  const tree = await ownTree('mfe-events');
  const declared = 'requiredVersion: /** @type {const} */ (false)';
  await tree.replace(
    'shell/build/webpack/sharedModules.js',
    declared,
    "requiredVersion: '~19.4.0', strictVersion: true",
  );
  await tree.replace('mfe-events/src/event-list/EventsPage.tsx', telltales.events.words, wordsOf('events', 'built'));
  await site.mustRun('release', ['events'], { tree: tree.folder });
  await tree.remove();
  const script = `${site.origin}/releases/events/${(await site.live('events')).version}/remoteEntry.js`;
  expect(await (await fetch(script)).text()).toContain('~19.4.0');
  await livesInSilence(page, wordsOf('events', 'built'));
});
