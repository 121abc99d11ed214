import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { saveData } from '../fixtures/page/saveData';
import { changedBuild } from '../fixtures/site/changedBuild';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { originHost } from '../fixtures/releases/originHost';
import type { OriginHost } from '../fixtures/releases/originHost';
import type { Environment } from '../fixtures/site/startCommand';
import { servedOwnSite } from '../fixtures/site/servedOwnSite';
import type { ServedOwnSite } from '../fixtures/site/servedOwnSite';
import { retold, wordsOf } from '../fixtures/releases/markers';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: ServedOwnSite;
let agency: ServedOwnSite;
let offers: string;
let events: OriginHost;
let about: OriginHost;
let env: Environment;

/** The agency releases its section with words of its own, and offers it where its host serves it. */
async function agencyOffers(words: string): Promise<void> {
  const tell = retold('events', words);
  const folder = await changedBuild(agency, 'events', { script: tell, prerender: tell });
  await agency.mustRun('release', ['events', '--from', folder]);
  await agency.mustRun('offer', ['events', path.join(offers, 'events')]);
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  [site, agency] = await Promise.all([servedOwnSite(), servedOwnSite()]);
  offers = await mkdtemp(path.join(tmpdir(), 'offers-'));
  await agencyOffers('elsewhere');
  await agency.mustRun('offer', ['about', path.join(offers, 'about')]);
  events = await originHost(path.join(offers, 'events'));
  about = await originHost(path.join(offers, 'about'));
  env = { SECTION_ORIGINS: JSON.stringify({ events: events.origin, about: about.origin }) };
});

test.beforeEach(() => {
  Object.assign(events, { isOpen: true, isDown: false, alter: (script: string) => script });
});

test.afterAll(async () => {
  await Promise.all([site.close(), agency.close(), events.close(), about.close()]);
  await rm(offers, { recursive: true });
});

const compose = (name: string) => site.run('release', [name], { env });

/** Where scripts may come from, as the policy of a page says it. */
async function scriptOrigins(): Promise<string[]> {
  const policy = (await fetch(`${site.origin}/events`)).headers.get('content-security-policy') ?? '';
  return (/script-src ([^;]*)/.exec(policy)?.[1] ?? '')
    .split(' ')
    .filter((source) => !source.startsWith("'sha"))
    .sort();
}

/** The elements of a page that name a script of a host, by what they say of it. */
const pinsOf = (page: Page, host: OriginHost) =>
  page.evaluate(
    (origin) =>
      [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('script[src], link[as="script"]')]
        .filter((element) => ('src' in element ? element.src : element.href).startsWith(origin))
        .map(({ tagName, integrity, crossOrigin }) => [tagName, integrity.slice(0, 7), integrity.length, crossOrigin]),
    host.origin,
  );

const pinned = (tag: string) => [tag, 'sha384-', 71, 'anonymous'];

/** Opens the events page in a browser that holds nothing, while its origin is in trouble: it reads, and the rest lives. */
async function keepsItsWords(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const triedAgain = page.waitForRequest(/remoteEntry\.js\?retry/);
  await page.goto('/events');
  await triedAgain;
  expect(await page.evaluate(() => ['mfeEvents', 'stranger'].filter((name) => name in window))).toEqual([]);
  await expect(page.getByText(wordsOf('events', 'elsewhere'))).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(thrown).toEqual([]);
  await context.close();
}

test('a site composed from two other origins lives, each script pinned and each origin named', async ({ page }) => {
  // What is fetched ahead would be pinned too, and come first or not.
  await saveData(page);
  const { code, out } = await compose('events');
  expect([code, out]).toEqual([0, expect.stringContaining(`comes from ${events.origin}`)]);
  expect(await scriptOrigins()).toEqual(["'self'", about.origin, events.origin].sort());

  const heard = listen(page);
  await page.goto(`${site.origin}/events`);
  await hydrated(page);
  await expect(page.getByText(wordsOf('events', 'elsewhere'))).toBeVisible();
  expect(await pinsOf(page, events)).toEqual([pinned('LINK'), pinned('SCRIPT')]);

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(await pinsOf(page, about)).toEqual([pinned('SCRIPT')]);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(heard).toEqual([]);
});

test('an origin that stops letting pages read its files leaves the words', { tag: '@nightly' }, async ({ browser }) => {
  events.isOpen = false;
  await keepsItsWords(browser);
});

test('a script changed at its origin after compose never runs', async ({ browser }) => {
  events.alter = (script) => `globalThis.stranger = true;${script}`;
  await keepsItsWords(browser);
});

test('an origin that is down leaves the words', { tag: '@nightly' }, async ({ browser }) => {
  events.isDown = true;
  await keepsItsWords(browser);
});

test('an origin that is down at compose: its last good release goes on from this site, and compose says so', async ({
  page,
}) => {
  const { version } = await site.live('events');
  events.isDown = true;
  const { code, out } = await compose('about');
  expect(code).toBe(0);
  expect(out).toMatch(
    new RegExp(
      `^⚠ events: ${events.origin}/live\\.json cannot be had .*its last good release ${version} stays, served from this site$`,
      'm',
    ),
  );
  expect(await scriptOrigins()).toEqual(["'self'", about.origin].sort());
  const heard = listen(page);
  await page.goto(`${site.origin}/events`);
  await hydrated(page);
  await expect(page.getByText(wordsOf('events', 'elsewhere'))).toBeVisible();
  expect(heard).toEqual([]);
});

test('what an origin offers wrongly is refused in one line, and changes nothing', { tag: '@nightly' }, async () => {
  await agencyOffers('later');
  const before = await hashesBelow(site.dist);
  const refused = async (line: RegExp) => {
    const { code, err } = await compose('events');
    expect(code).toBe(1);
    expect(err).toMatch(line);
    expect(await hashesBelow(site.dist)).toEqual(before);
  };
  events.alter = (script) => `${script} `;
  await refused(/^events: .*remoteEntry\.js is not the file that \w+ names; .+\n$/);
  events.alter = (script) => script;
  events.isOpen = false;
  await refused(/^events: .*remoteEntry\.js is sent without Access-Control-Allow-Origin: \*; .+\n$/);
  events.isOpen = true;
  const { code } = await compose('events');
  expect(code).toBe(0);
  expect(await (await fetch(`${site.origin}/events`)).text()).toContain(wordsOf('events', 'later'));
});
