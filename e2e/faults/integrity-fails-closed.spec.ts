import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { dist } from '@site/build/packages';
import { org } from '@site/shared-data/siteFacts';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PinnedFile } from '../../shell/src/sections/registry';
import { federationManifestFile, publicFiles, readFiles, scriptFile, styleFile } from '../../shell/compose/Release';
import type { Status } from '../../shell/compose/write/Status';
import { firstRelease } from '../fixtures/site/ownSite';
import { hydrated } from '../fixtures/page/hydrated';
import { editDocuments, editSections } from '../fixtures/faults/editDocuments';
import { lanes } from '../fixtures/faults/lanes';
import { homeStyle, sectionScript, sectionStyle } from '../fixtures/faults/sectionFiles';

/** What can stand in a registry where a hash belongs. To a browser, most of these are no wish at all: it would run any file. */
const oddPins: readonly (readonly [name: string, pin: (file: PinnedFile) => object])[] = [
  ['no hash', ({ url }) => ({ url })],
  ['an empty hash', ({ url }) => ({ url, integrity: '' })],
  ['null', ({ url }) => ({ url, integrity: null })],
  ['a list', ({ url, integrity }) => ({ url, integrity: [integrity] })],
  ['a weaker kind', ({ url }) => ({ url, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })],
  ['a kind there is not', ({ url, integrity }) => ({ url, integrity: integrity.replace('sha384', 'sha999') })],
  ['a kind without a hash', ({ url }) => ({ url, integrity: 'sha384-' })],
  ['a hash that is none', ({ url }) => ({ url, integrity: 'sha384-????' })],
  ['a kind in other letters', ({ url, integrity }) => ({ url, integrity: integrity.toUpperCase() })],
  ['half a hash', ({ url, integrity }) => ({ url, integrity: integrity.slice(0, 40) })],
  ['a space before the kind is named', ({ url, integrity }) => ({ url, integrity: integrity.replace('-', ' -') })],
];

/** Puts a mark into every file of a kind on its way: whether it took effect shows whether it was let in. */
const mark = (context: BrowserContext, files: RegExp, text: string) =>
  context.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: text + (await response.text()) });
  });

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

const strangeScript = 'globalThis.stranger = true;';
const strangeStyle = ':root { --stranger: 1 }';

const ran = (page: Page) => page.evaluate(() => 'stranger' in window);
const styled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--stranger') !== '');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('what a host shows of a release is pinned to the last file: there is nothing behind it', async ({ request }) => {
  const { packages } = (await (await request.get('/status.json')).json()) as Status;
  for (const { name, version } of packages) {
    const files = await readdir(path.join(dist, 'site/releases', name, version));
    const pinned = publicFiles(await readFiles(name, await firstRelease(name), version)).map(({ file }) => file);
    expect(files.filter((file) => !/\.(br|gz)$/.test(file)).sort()).toEqual(pinned.sort());
    if (name !== 'shell') expect(pinned).toEqual([federationManifestFile, scriptFile(name), styleFile(name)]);
  }
});

test(
  'without a right hash in the registry a file is never let in',
  { tag: '@nightly' },
  async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const missed: string[] = [];
    await lanes(4, oddPins, async ([name, pin]) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      await mark(context, sectionScript, strangeScript);
      await editSections(context, (section) => ({ ...section, entry: pin(section.entry) }));
      const page = await context.newPage();
      const note = async (when: string) => {
        if (await ran(page)) missed.push(`${name}: ran when ${when}`);
        const words = await heading(page).textContent();
        if (words !== 'Events') missed.push(`${name}: the heading is '${words}' when ${when}`);
      };
      await page.goto('/events', { waitUntil: 'networkidle' });
      await note('opened');
      await header(page, 'Contact').click();
      await expect(heading(page)).toHaveText('Contact us');
      await header(page, 'Events').click();
      await expect(heading(page)).toHaveText('Events');
      await page.waitForLoadState('networkidle');
      await note('reached by a click');
      await context.close();
    });
    expect(missed).toEqual([]);
  },
);

for (const { from, style, link, words } of [
  { from: '/', style: sectionStyle, link: 'Events', words: 'Events' },
  { from: '/events', style: homeStyle, link: org.name.value, words: /alone/ },
]) {
  test(`from ${from}, a stylesheet with one byte changed is never applied: the finished page is opened`, async ({
    page,
    context,
  }) => {
    await mark(context, style, strangeStyle);
    await page.goto(from);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await header(page, link).click();
    await expect(heading(page)).toHaveText(words);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
    await hydrated(page);
    expect(await styled(page)).toBe(false);
  });
}

test('styles changed in the page itself are never applied, and its words stay', async ({ page, context }) => {
  await editDocuments(context, (html) => html.replaceAll('</style>', `${strangeStyle}</style>`));
  await page.goto('/events');
  await hydrated(page);
  await expect(heading(page)).toHaveText('Events');
  expect(await styled(page)).toBe(false);
});

/** Opens a page whose document was edited on its way, and waits until the browser has refused a script of it. */
async function openEdited(page: Page, edit: (html: string) => string): Promise<void> {
  const refused = page.waitForEvent('requestfailed', (request) => request.failure()?.errorText === 'integrity');
  await editDocuments(page.context(), (html) => {
    const edited = edit(html);
    if (edited === html) throw new Error('the document has nothing of what is to be edited');
    return edited;
  });
  await page.goto('/events', { waitUntil: 'networkidle' });
  await refused;
  await expect(heading(page)).toHaveText('Events');
}

test('a script whose hash is gone from the page never runs', async ({ page, context }) => {
  await mark(context, /\/releases\/shell\/[^?]+\.js$/, strangeScript);
  await openEdited(page, (html) => html.replaceAll(/(<script [^>]*src=[^>]*) integrity="[^"]+"/g, '$1'));
  expect(await ran(page)).toBe(false);
});

test('a script that nobody pinned is never let in, not even the site’s own', async ({ page, context }) => {
  await mark(context, sectionScript, strangeScript);
  await openEdited(page, (html) => {
    const [script = ''] = /\/releases\/events\/[^"]+\/remoteEntry\.js/.exec(html) ?? [];
    return html.replace('</head>', `<script src="${script}"></script></head>`);
  });
  expect(await ran(page)).toBe(false);
});

test('a script with one byte changed never runs', async ({ page, context }) => {
  await mark(context, sectionScript, strangeScript);
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const triedAgain = page.waitForRequest(/remoteEntry\.js\?retry/);
  await page.goto('/events');
  await Promise.all([refused, triedAgain]);
  expect(await page.evaluate(() => ['stranger', 'mfeEvents'].filter((name) => name in window))).toEqual([]);
  await expect(heading(page)).toHaveText('Events');
});
