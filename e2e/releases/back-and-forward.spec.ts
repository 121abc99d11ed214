import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { startReading } from '../fixtures/releases/startReading';
import { tornParts } from '../fixtures/releases/wholeSite';
import { changedBuild, editionsIn, onPage, releaseEdition, sectionEdits } from '../fixtures/site/changedBuild';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

/** The editions of a page and of the script that it names. */
async function shown(site: OwnSite, address: string): Promise<string[]> {
  const html = await site.document(address);
  const script = /<link rel="preload" as="script" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return editionsIn(html + (await readFile(path.join(site.link, script), 'utf8')));
}

/** Two machines that compose at the same moment write the same. */
const env = { SOURCE_DATE_EPOCH: '2000000000' };

/** Moves a section, code and pages together, within 5 s of a quiet machine. */
async function move(site: OwnSite, args: readonly string[], editions: readonly string[]): Promise<string> {
  // A command that changes nothing takes 0.8 s on a quiet machine.
  const { seconds: pace } = await site.run('sections', ['--older']);
  const { out, err, seconds } = await site.mustRun('rollback', ['events', ...args], { env });
  expect(err).toBe('');
  expect(seconds).toBeLessThanOrEqual(5 * Math.max(1, pace / 0.8));
  for (const address of ['/events', '/events/hope-gala']) expect(await shown(site, address)).toEqual(editions);
  expect(await tornParts(site.link)).toEqual([]);
  return out;
}

const coffee = '/events/coffee';

/** The source of a function that adds a page to a section. */
const withCoffee = `({ pages, ...section }) => ({ ...section, pages: [...pages,
  { ...pages[0], path: '${coffee}', title: 'Coffee', canonical: undefined, Page: () => jsx('h1', { children: 'Coffee' }) }] })`;

/** The events with one page more, and with one that has moved. */
const changed = `(first) => (${onPage('/events', `movedFrom: ['/calendar']`)})((${withCoffee})(first))`;

test('a section goes back and forward within 5 s, from any machine that reaches the store, without building', async ({
  freshSite: site,
  page,
}) => {
  const elsewhere = siteIn(path.join(site.home, 'elsewhere'), site.store);
  const reading = startReading(site.origin);
  await releaseEdition(site, 'events', 'second', changed);
  const [second, first] = (await site.history('events')).map(({ id }) => shortName(id));

  await test.step('a new page is there, and an address that has moved leads to its page on every host', async () => {
    expect((await site.get(coffee)).text).toContain('Coffee</h1>');
    expect(await site.get('/calendar?a=1')).toMatchObject({ status: 301, location: '/events?a=1' });
    const served = (file: string) => readFile(path.join(site.link, file), 'utf8');
    expect(await served('_redirects')).toBe('/calendar /events 301\n/calendar/ /events 301\n');
    expect(await served('_headers.nginx.conf')).toContain('location ~ "^/calendar/?$"');
    const sitemap = await served('sitemap.xml');
    expect(sitemap).toContain(`${coffee}</loc>`);
    expect(sitemap).not.toContain('/calendar');
    const stub = await site.document('/calendar');
    for (const part of ['content="noindex"', '<meta http-equiv="refresh" content="0; url=/events">'])
      expect(stub).toContain(part);
    await page.setContent(stub.replace('http-equiv="refresh"', ''));
    await expect(page.getByRole('link')).toHaveAttribute('href', '/events');
  });

  await test.step('a rollback takes code and pages back, and another machine brings them forward', async () => {
    expect(await move(site, [], [])).toContain(`events is back at ${first}`);
    for (const address of [coffee, '/calendar']) expect((await site.get(address)).status).toBe(404);
    expect((await site.get('/sitemap.xml')).text).not.toContain(coffee);
    expect(await move(elsewhere, ['--to', second ?? ''], ['second'])).toContain(`events is forward at ${second}`);
  });

  await test.step('the first machine, which has heard nothing of it yet, says what the store says', async () => {
    const { out } = await site.mustRun('sections', [], { env });
    const inStore = packages.map(async ({ name }) => [name, shortName((await site.history(name))[0]?.id ?? '')]);
    const live = new Map((await Promise.all(inStore)) as [string, string][]);
    const rows = (text: string, row: RegExp) => new Map([...text.matchAll(row)].map(([, name, id]) => [name, id]));
    expect(rows(out, /^(\w+) {2}([0-9a-f]{10}) {2}/gm)).toEqual(live);
    expect(rows(await site.document('/status'), /<th scope="row">(\w+)<.*<code>(\w+)</g)).toEqual(live);
  });

  await test.step('the store alone has made the same site there, byte for byte', async () => {
    const made = [];
    for (const one of [site, elsewhere]) {
      // The header rules suit the pages of the site before, too: that is the same one then.
      await one.mustRun('compose', [], { env });
      made.push(await hashesBelow(await realpath(one.link)));
    }
    expect(made[1]).toEqual(made[0]);
    expect(Object.keys(made[0] ?? {}).length).toBeGreaterThan(100);
  });

  await test.step('a reader at 50 requests a second has seen whole pages all the while', async () => {
    await expect.poll(() => [...reading.editions], { timeout: 30_000 }).toEqual(['none', 'second']);
    expect(await reading.stop()).toEqual([]);
  });
});

test('a reader sees whole pages during 20 releases @nightly', async ({ site }) => {
  test.setTimeout(1_200_000);
  const names = Array.from({ length: 20 }, (_, number) => `release-${number}`);
  const reading = startReading(site.origin);
  for (const name of names) expect((await releaseEdition(site, 'events', name)).err).toBe('');
  await expect.poll(() => [...reading.editions], { timeout: 30_000 }).toContain(names.at(-1));
  expect(await reading.stop()).toEqual([]);
  expect(reading.editions.size).toBeGreaterThan(10);
});

const withLink = (words: string) =>
  onPage(
    '/about',
    `Page: () => jsxs(Fragment, { children: [jsx('h1', { children: 'Mission' }), jsx('a', { href: '${coffee}', children: '${words}' })] })`,
  );

test('going back says which links it leaves, goes through, and stops nobody @nightly', async ({ freshSite: site }) => {
  const release = async (name: string, change: string) =>
    site.mustRun('release', [name, '--from', await changedBuild(site, name, sectionEdits(name, change))]);
  await release('events', withCoffee);
  const [withPage] = await site.history('events');
  await release('about', withLink('Coffee'));

  const said = `⚠ about: /about links to ${coffee} ('Coffee'), where there is no page or file any more`;
  expect((await site.mustRun('rollback', ['events'])).out).toContain(said);
  // Whoever releases next is not kept from it by what others have left.
  expect((await release('about', withLink('Coffee first'))).out).toContain(said.replace('Coffee', 'Coffee first'));
  const forward = await site.mustRun('rollback', ['events', '--to', withPage?.id ?? '']);
  expect(forward.out).not.toContain('⚠');
});
