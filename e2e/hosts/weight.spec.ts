import { expect, test, type Page } from '@playwright/test';
import { root } from '@site/build/packages';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budget } from '../../shell/compose/contract/validateFiles';
import { paths } from '@site/shared-data/paths';
import { sectionAt } from '../../shell/src/sections/registry';
import { answersOf, bytesOf, codeIn, idle, openPage, phone, scriptsIn } from '../bench/measure';
import { registryIn } from '../fixtures/faults/editDocuments';
import { firstAnswer } from '../fixtures/hosts/firstAnswer';
import { inFull, pages, presentIn } from '../fixtures/page/addresses';
import { destinations, siteRegistry, there } from '../fixtures/page/destinations';
import { setConnection } from '../fixtures/page/page';

const kilobyte = 1000;

const entries = path.join(root, 'shared-data/generated');
const modules = readdirSync(entries, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const text = brotliCompressSync(Buffer.concat(modules.map((file) => readFileSync(path.join(entries, file))))).length;

/** The compressed bytes of entries beyond those of a usual clinic. Scripts contain the entries, so their limits grow with them. */
const moreText = Math.max(0, text - 12 * kilobyte);

/** The limits of a page until hydration: compressed bytes, and requests. */
const homeBudget = { script: 73 * kilobyte + moreText, all: 190 * kilobyte + moreText, requests: 10 };
const sectionBudget = { script: 99 * kilobyte + moreText, all: 175 * kilobyte + moreText, requests: 12 };

/** The limit for prefetched files of other sections, in bytes. */
const aheadBudget = 65 * kilobyte;

test.use(phone);
test.slow();

/**
 * Opens a page on a slow connection without slowing the processor, so that only the connection decides what arrives
 * when.
 */
const visit = (page: Page, address: string, line: 'slow' | 'fast' = 'slow') =>
  openPage(page, new URL(address, test.info().project.use.baseURL).href, { line, processor: 1 });

const filesIn = (answers: readonly { readonly file: string }[]) => answers.map(({ file }) => file);

/** The front door and the heaviest section, unless the whole matrix runs. */
for (const address of presentIn(['/', paths.team, ...(inFull ? [paths.events, paths.donate, paths.clinic] : [])])) {
  test(`${address} loads little until hydration, and prefetches only the sections it links to, once`, async ({
    page,
  }) => {
    const most = address === '/' ? homeBudget : sectionBudget;
    const { before, after } = await visit(page, address);
    // Nothing depends on pictures below the first screen. A busy machine loads some of them before its scripts run.
    const below = await page
      .locator('img[loading="lazy"]')
      .evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).currentSrc.replace(location.origin, '')),
      );
    const needed = before.filter(({ file }) => !below.includes(file));
    expect.soft(bytesOf(scriptsIn(needed)), 'bytes of script').toBeLessThanOrEqual(most.script);
    expect.soft(bytesOf(needed), 'bytes').toBeLessThanOrEqual(most.all);
    expect.soft(needed.length, filesIn(needed).join('\n')).toBeLessThanOrEqual(most.requests);

    // The whole sheets of this page may arrive after its hydration.
    const own = [siteRegistry.shellStyle?.url, sectionAt(siteRegistry, address)?.style?.url];
    const ahead = codeIn(after).filter(({ file }) => !own.includes(file));
    expect(ahead.length).toBeGreaterThan(0);
    expect(bytesOf(ahead)).toBeLessThanOrEqual(aheadBudget);
    const links = await page.evaluate(() => [...document.links].map(({ pathname }) => pathname));
    const sections = links.flatMap((one) => sectionAt(siteRegistry, one) ?? []);
    const { list } = registryIn(await page.content());
    const linked = [list?.url, ...sections.flatMap(({ entry, style }) => [entry.url, style?.url])];
    expect(filesIn(ahead).filter((file) => !linked.includes(file))).toEqual([]);

    // The next page needs no more code, and no file loads twice.
    const fetched = filesIn([...before, ...after]).join();
    const next =
      destinations.find((one) => one.address !== address && fetched.includes(`/releases/${one.section}/`)) ?? there;
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator(`header a[href="${next.address}"]`).first().tap();
    await expect(page.getByRole('heading', { level: 1, name: next.heading, exact: true })).toBeVisible();
    await idle(page);
    // Without a profile, Chromium revalidates the favicon at each address (304).
    const files = filesIn(await answersOf(page)).filter((file) => file !== '/favicon.svg');
    const code = filesIn(codeIn([...before, ...after]));
    expect(files.filter((file) => /\.(js|css)$/.test(file))).toEqual(code);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
}

test('nothing is prefetched with Save-Data or on a slow connection', async ({ context }) => {
  for (const [saveData, effectiveType] of [
    [true, '4g'],
    [false, '3g'],
  ] as const) {
    const page = await context.newPage();
    await setConnection(page, saveData, effectiveType);
    const { after } = await visit(page, '/', 'fast');
    expect(filesIn(codeIn(after)), effectiveType).toEqual([]);
  }
});

/** How far a page may exceed the first window, as a factor. It is a reserve for longer text of owners, not for code. */
const tolerance = 1.1;

test('every page with its headers fits into the first window of a connection, or almost', async ({ baseURL }) => {
  for (const page of pages) {
    const size = await firstAnswer(new URL(page, baseURL));
    expect.soft(size, `${page}: bytes of headers and page`).toBeLessThanOrEqual(budget.answer * tolerance);
    // Compose also warns about it.
    if (size > budget.answer)
      test.info().annotations.push({
        type: 'note',
        description: `${page} has ${size} bytes with its headers; the first window has ${budget.answer}: shorten its words`,
      });
  }
});
