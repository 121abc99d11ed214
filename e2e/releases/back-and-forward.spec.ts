import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { tornParts } from '../fixtures/releases/wholeSite';
import { changedBuild, editionsIn, releaseEdition, sectionEdits } from '../fixtures/site/changedBuild';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

/** How long a quiet machine takes for a command that asks the store and changes nothing, in seconds. */
const quiet = 0.8;

/** The editions of a section's page and of the script that page names. */
async function shown(site: OwnSite, address: string): Promise<string[]> {
  const html = await site.document(address);
  const script = /<link rel="preload" as="script" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return editionsIn(html + (await readFile(path.join(site.link, script), 'utf8')));
}

/** What the command, the page and the store say is live, as `name release`. */
async function told(site: OwnSite): Promise<string[][]> {
  const { out } = await site.run('sections');
  const page = await site.document('/status');
  const rows = (text: string, row: RegExp) => [...text.matchAll(row)].map(([, name, release]) => `${name} ${release}`);
  return [
    await Promise.all(
      packages.map(async ({ name }) => `${name} ${shortName((await site.history(name))[0]?.id ?? '')}`),
    ),
    rows(page, /<th scope="row">(\w+)<.*<code>(\w+)</g),
    rows(out, /'(\w+)'\s+│\s'([0-9a-f]{10})'/g),
  ];
}

/** Moves a section, code and pages together, in time. */
async function move(site: OwnSite, args: readonly string[], words: readonly string[]): Promise<string> {
  // How long a machine with other work to do keeps every command waiting.
  const { seconds: pace } = await site.run('sections', ['--older']);
  const { code, out, err, seconds } = await site.run('rollback', ['events', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(await shown(site, '/events')).toEqual(words);
  expect(await shown(site, '/events/hope-gala')).toEqual(words);
  expect(await tornParts(site.link)).toEqual([]);
  console.log(JSON.stringify({ rolledBack: seconds, pace: pace / quiet }));
  expect(seconds).toBeLessThanOrEqual(5 * Math.max(1, pace / quiet));
  return out;
}

test('a section goes back and forward within 5 s, from any machine that reaches the store, without building', async ({
  freshSite: site,
}) => {
  await releaseEdition(site, 'events', 'second');
  const [second, first] = (await site.history('events')).map(({ id }) => shortName(id));
  expect(await move(site, [], [])).toContain(`events is back at ${first}`);
  expect((await site.mustRun('sections', ['events'])).out).toMatch(new RegExp(`'${second}'.*'rolled back'`));
  const elsewhere = siteIn(path.join(site.home, 'elsewhere'), site.store);
  expect(await move(elsewhere, ['--to', second ?? ''], ['second'])).toContain(`events is forward at ${second}`);
  // The first machine has heard nothing of it yet.
  for (const machine of [elsewhere, site]) {
    const [truth, page, command] = await told(machine);
    expect(command).toEqual(truth);
    expect(page).toEqual(truth);
  }
});

test(
  'going back passes a release in which nothing was to be seen',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    await releaseEdition(site, 'events', 'second');
    const unseen = await changedBuild(site, 'events', { prerender: (code) => `${code}\n// Nobody sees this.` });
    await site.mustRun('rollback', ['events']);
    await site.mustRun('release', ['events', '--from', unseen]);
    const [latest] = await site.history('events');
    expect(latest?.trailers.Changes).toBe('nothing');
    await releaseEdition(site, 'about', 'meanwhile');
    const { code, err } = await site.run('rollback', ['events']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(editionsIn(await site.document('/events'))).toEqual(['second']);
  },
);

test('what cannot be gone to is said in one line', async ({ freshSite: site }) => {
  const [first] = await site.history('events');
  for (const [args, line] of [
    [[], /^events: there is no earlier release that visitors would tell apart; see npm run sections -- events\n$/],
    [['--to', first?.id ?? ''], /^events: [0-9a-f]{10} is live already\n$/],
    [['--to', '0123456789abcdef'], /^events: no release begins with '0123456789abcdef'; choose one of .*\n$/],
    [['--to', '../../site'], /^events: no release begins with '\.\.\/\.\.\/site'; choose one of .*\n$/],
  ] as const) {
    expect(await site.run('rollback', ['events', ...args])).toMatchObject({
      code: 1,
      err: expect.stringMatching(line),
    });
  }
  expect(await site.history('events')).toEqual([first]);
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
