import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../../shell/compose/locks';
import { edition, editionsIn } from '../fixtures/releases/edition';
import type { OwnSite } from '../fixtures/site/ownSite';
import { readDocument } from '../fixtures/releases/readDocument';
import { siteTest as test } from '../fixtures/site/siteTest';
import { tornParts } from '../fixtures/releases/tornParts';

test.use({ trace: 'off' });
// Each command is a process of its own, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** How long a quiet machine takes for a command that reads one file, in seconds. */
const quiet = 0.3;

/** The editions of a section's page and of the script that page names. */
async function shown(site: OwnSite, address: string): Promise<string[]> {
  const html = await readDocument(site, address);
  const script = /<link rel="preload" as="script" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return editionsIn(html + (await readFile(path.join(site.link, script), 'utf8')));
}

/** What the command, the page and the file say is live, as `name version`. */
async function told(site: OwnSite): Promise<string[][]> {
  const page = await readDocument(site, '/status');
  const { out } = await site.run('sections');
  const record = JSON.parse(await readFile(path.join(site.link, 'status.json'), 'utf8')) as {
    packages: { name: string; version: string; since: string }[];
  };
  const rows = (text: string, row: RegExp) =>
    [...text.matchAll(row)].map(([, name, version, since]) => [name, version, since].join(' '));
  return [
    record.packages.map(({ name, version, since }) => [name, version, since].join(' ')),
    rows(page, /<th scope="row">(\w+)<.*<code>(\w+)<.*<time datetime="([^"]+)/g),
    rows(out, /'(\w+)'\s+│\s'(\w{16})'\s+│\s'([\dTZ:.-]+)'/g),
  ];
}

test('a section goes back and forward within 5 s, code and pages together, without building', async ({ site }) => {
  const first = (await site.live('events')).version;
  const { code } = await site.run('release', ['events', '--from', await edition(site, 'events', 'second')]);
  expect(code).toBe(0);
  const second = (await site.live('events')).version;
  expect(await shown(site, '/events')).toEqual(['second']);

  // A command that reads one file shows how long a machine with other work to do keeps every command waiting.
  const paces = [1];
  const feelPace = async () => paces.push((await site.run('sections')).seconds / quiet);
  const seconds: Record<string, number> = {};
  const move = async (title: string, args: readonly string[], version: string, words: readonly string[]) => {
    await feelPace();
    const outcome = await site.run('rollback', ['events', ...args]);
    expect({ code: outcome.code, err: outcome.err }).toEqual({ code: 0, err: '' });
    expect(outcome.out).toContain(`events is back at ${version}`);
    expect((await site.live('events')).version).toBe(version);
    expect(await shown(site, '/events')).toEqual(words);
    expect(await shown(site, '/events/hope-gala')).toEqual(words);
    expect(await tornParts(site.link)).toEqual([]);
    seconds[title] = outcome.seconds;
    expect(outcome.seconds).toBeLessThanOrEqual(5 * Math.max(...paces));
  };
  // Nobody's build keeps anybody from going back.
  await withLock({ lock: path.join(site.dist, 'build-lock'), doing: 'building for long' }, async () => {
    await move('back', [], first, []);
    await move('forward', ['--to', second], second, ['second']);
  });
  console.log(JSON.stringify({ ...seconds, pace: Math.max(...paces) }));
  expect(await readdir(site.dist), 'nothing was built').toEqual(['releases', 'site', 'sites']);

  const [record = [], page, command] = await told(site);
  expect(record).toHaveLength(packages.length);
  expect(page).toEqual(record);
  expect(command).toEqual(record);
});

test(
  'there is nothing before the first release, and a release nobody stored is not gone to',
  { tag: '@nightly' },
  async ({ site }) => {
    const before = await site.live('events');
    for (const [args, line] of [
      [['events'], /^events: there is no earlier release to go back to; see npm run sections -- events\n$/],
      [['events', '--to', before.version], /^events: \w+ is live already\n$/],
      [
        ['events', '--to', '0123456789abcdef'],
        /^events: release 0123456789abcdef is not in .*; choose one that is .*\n$/,
      ],
      [['events', '--to', '../../site'], /^events: release \.\.\/\.\.\/site is not in .*\n$/],
    ] as const) {
      const { code, err } = await site.run('rollback', args);
      expect(code).toBe(1);
      expect(err).toMatch(line);
    }
    expect(await site.live('events')).toEqual(before);
  },
);
