import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { hydrated } from '../../setup/hydrated';
import { listen } from '../../setup/listen';
import { setClock } from '../../setup/setClock';
import { ages, eventsOf, shellOf } from './apart';
import { changedBuild } from './changedBuild';
import type { BuildEdits } from './changedBuild';
import { hashesBelow } from './hashesBelow';
import { ownSite } from './ownSite';
import type { OwnSite } from './ownSite';
import { otherContract } from './otherContract';
import { ownTree } from './ownTree';
import { registeredIn, tear } from './tornSite';
import { telltales, wordsOf } from './telltales';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 15_000 });

let site: OwnSite;
let first: string;

const folderOf = (name: string, version: string) => path.join(site.dist, 'releases', name, version);

/** Releases a package with changes to the build it began with. */
async function releaseChanged(name: string, began: string, edits: BuildEdits): Promise<void> {
  const folder = await changedBuild(name, folderOf(name, began), edits);
  await site.mustRun(['release', name, '--from', folder]);
  await rm(folder, { recursive: true });
}

test.beforeAll(async () => {
  site = await ownSite();
  first = await site.live('events');
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
    await releaseChanged('events', first, eventsOf(age));
    const words = wordsOf('events', age.name);
    await readsWithoutScripts(browser, words);
    await livesInSilence(page, words);
  });
}

/** Releasing a shell takes longest: one of them stands for both where there is little time. */
const shellAges = process.env['FULL'] ? ages : ages.slice(-1);

for (const age of shellAges) {
  test(`a shell with React ${age.react} and router ${age.router} gives life to these sections`, async ({ page }) => {
    const shell = await site.live('shell');
    await releaseChanged('shell', shell, shellOf(age));
    await livesInSilence(page, wordsOf('events', 'N+1'));
    await site.mustRun(['rollback', 'shell']);
  });
}

test('a page of one release reads and lives with the script of the one before and the one after', async ({
  browser,
}) => {
  const after = await registeredIn(site.origin, 'events');
  await site.mustRun(['rollback', 'events']);
  const middle = await registeredIn(site.origin, 'events');
  await site.mustRun(['rollback', 'events', '--to', first]);
  const before = await registeredIn(site.origin, 'events');
  await site.mustRun(['rollback', 'events', '--to', middle.entry.url.split('/')[3] ?? '']);
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
async function isRefused(words: readonly string[], line: RegExp): Promise<void> {
  const before = await hashesBelow(site.dist);
  const { code, said } = await site.run(words);
  expect(code).toBe(1);
  const [refusal, ...more] = said.split('\n').filter((one) => one !== '' && !one.startsWith('⚠'));
  expect(refusal).toMatch(line);
  expect(more).toEqual([]);
  expect(await hashesBelow(site.dist)).toEqual(before);
}

test('a section of another contract is refused in one line', async () => {
  const raise = (code: string) => code.replace(/contract: \([^)]*\)/, 'contract: 2');
  const folder = await changedBuild('events', folderOf('events', first), { prerender: raise });
  await isRefused(
    ['release', 'events', '--from', folder],
    /^events: section\.ts is built for contract 2, this site speaks 1; rebuild it.*$/,
  );
  await rm(folder, { recursive: true });
});

test('a shell of another contract is refused at compose, which names a section it would lose', async () => {
  const folder = await otherContract(folderOf('shell', await site.live('shell')), 2);
  await isRefused(
    ['release', 'shell', '--from', folder],
    /^\w+: section\.ts is built for contract 1, this site speaks 2; rebuild it.*$/,
  );
  await rm(folder, { recursive: true });
});

test('a section that webpack built for another React alone lives in this shell', async ({ page }) => {
  test.skip(!process.env['FULL'], 'builds a section: npm run test:promises');
  const tree = await ownTree('mfe-events');
  const declared = 'requiredVersion: /** @type {const} */ (false)';
  await tree.replace(
    'shell/build/webpack/sharedModules.js',
    declared,
    "requiredVersion: '~19.4.0', strictVersion: true",
  );
  await tree.replace('mfe-events/src/event-list/EventsPage.tsx', telltales.events.words, wordsOf('events', 'built'));
  await site.mustRun(['release', 'events'], { tree: tree.folder });
  await tree.remove();
  const script = `${site.origin}/releases/events/${await site.live('events')}/remoteEntry.js`;
  expect(await (await fetch(script)).text()).toContain('~19.4.0');
  await livesInSilence(page, wordsOf('events', 'built'));
});
