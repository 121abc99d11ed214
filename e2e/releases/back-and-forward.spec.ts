import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { tornParts } from '../fixtures/releases/wholeSite';
import { changedBuild, editionsIn, releaseEdition, sectionEdits } from '../fixtures/site/changedBuild';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

/** The editions of a page and of the script that it names. */
async function shown(site: OwnSite, address: string): Promise<string[]> {
  const html = await site.document(address);
  const script = /<link rel="preload" as="script" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return editionsIn(html + (await readFile(path.join(site.link, script), 'utf8')));
}

/** Moves a section, code and pages together, within 5 s of a quiet machine. */
async function move(site: OwnSite, args: readonly string[], editions: readonly string[]): Promise<string> {
  // A command that changes nothing takes 0.8 s on a quiet machine.
  const { seconds: pace } = await site.run('sections', ['--older']);
  const { out, err, seconds } = await site.mustRun('rollback', ['events', ...args]);
  expect(err).toBe('');
  expect(seconds).toBeLessThanOrEqual(5 * Math.max(1, pace / 0.8));
  for (const address of ['/events', '/events/hope-gala']) expect(await shown(site, address)).toEqual(editions);
  expect(await tornParts(site.link)).toEqual([]);
  return out;
}

test('a section goes back and forward within 5 s, from any machine that reaches the store, without building', async ({
  freshSite: site,
}) => {
  await releaseEdition(site, 'events', 'second');
  const [second, first] = (await site.history('events')).map(({ id }) => shortName(id));
  expect(await move(site, [], [])).toContain(`events is back at ${first}`);
  const elsewhere = siteIn(path.join(site.home, 'elsewhere'), site.store);
  expect(await move(elsewhere, ['--to', second ?? ''], ['second'])).toContain(`events is forward at ${second}`);

  // The first machine has heard nothing of it yet: its command and its page say what the store says, all the same.
  const { out } = await site.mustRun('sections');
  const inStore = packages.map(async ({ name }) => [name, shortName((await site.history(name))[0]?.id ?? '')]);
  const live = new Map((await Promise.all(inStore)) as [string, string][]);
  const rows = (text: string, row: RegExp) => new Map([...text.matchAll(row)].map(([, name, id]) => [name, id]));
  expect(rows(out, /^(\w+) {2}([0-9a-f]{10}) {2}/gm)).toEqual(live);
  expect(rows(await site.document('/status'), /<th scope="row">(\w+)<.*<code>(\w+)</g)).toEqual(live);
});

test('what cannot be gone to is said in one line', async ({ site }) => {
  const history = await site.history('shell');
  for (const [args, line] of [
    [[], /^shell: there is no earlier release that visitors would tell apart; see npm run sections -- shell\n$/],
    [['--to', '../../site'], /^shell: no release begins with '\.\.\/\.\.\/site'; choose one of .*\n$/],
  ] as const) {
    const outcome = await site.run('rollback', ['shell', ...args]);
    expect(outcome).toMatchObject({ code: 1, err: expect.stringMatching(line) });
  }
  expect(await site.history('shell')).toEqual(history);
});

const coffee = '/events/coffee';

const withCoffee = `({ pages, ...section }) => ({ ...section, pages: [...pages,
  { ...pages[0], path: '${coffee}', title: 'Coffee', canonical: undefined, Page: () => jsx('h1', { children: 'Coffee' }) }] })`;

const withLink = (words: string) => `({ pages, ...section }) => ({ ...section, pages: pages.map((page) =>
  page.path === '/about' ? { ...page, Page: () => jsxs(Fragment, { children: [jsx('h1', { children: 'Mission' }),
    jsx('a', { href: '${coffee}', children: '${words}' })] }) } : page) })`;

test(
  'going back says which links it leaves, goes through, and stops nobody',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
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
  },
);
