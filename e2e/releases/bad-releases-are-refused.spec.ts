import { packages } from '@site/build/packages';
import { contractVersion } from '@site/section/Section';
import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { tornParts } from '../fixtures/releases/wholeSite';
import { changedBuild, edition, editionsIn, onPage, pushTip } from '../fixtures/site/changedBuild';
import { releaseEdition, sectionEdits, withMore } from '../fixtures/site/changedBuild';
import type { BuildEdits } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { firstRelease, siteIn, siteTest as test } from '../fixtures/site/ownSite';

test.describe.configure({ timeout: 400_000 });

/** How a package is changed, and how the one line about it names the file or page, and the remedy. */
type Fault = readonly [name: string, edits: BuildEdits, says: RegExp];

/** What is wrong with releases that are pushed at once; unit tests try every fault there is. */
const pushed = [
  [
    'events',
    sectionEdits('events', onPage('/events', `Page: () => { throw new Error('no events\\nat all'); }`)),
    /\/events fails while rendering \(no events\).*mend the page and release again/,
  ],
  [
    'about',
    { script: sectionEdits('about', onPage('/about', withMore(`'Come!'`))).script },
    /\/about hydrates with other words than compose wrote.*take today from @site\/section\/today/,
  ],
  [
    'partner',
    sectionEdits('partner', onPage('/partner', withMore(`jsx('a', { href: '/nope', children: 'Go' })`))),
    /\/partner links to \/nope \('Go'\), where there is no page or file/,
  ],
] as const satisfies readonly Fault[];

test('bad releases pushed straight to their branches are held back, and stop nobody', async ({ freshSite: site }) => {
  const good = new Map<string, Awaited<ReturnType<typeof site.live>>>();
  for (const [name, edits] of pushed) {
    good.set(name, await site.live(name));
    await pushTip(site.store, name, await changedBuild(site, name, edits));
  }
  const { out, err } = await releaseEdition(site, 'services', 'beside');
  expect(err).toBe('');
  const notes = out.split('\n').filter((line) => /^⚠ \w+: /.test(line));
  expect(notes).toHaveLength(pushed.length);
  for (const [name, , says] of pushed) {
    const note = notes.find((line) => line.startsWith(`⚠ ${name}: `));
    expect(note).toMatch(says);
    expect(note).toMatch(/; its last good release stays$/);
    const { heldBack, version, commit } = await site.live(name);
    expect(heldBack).toMatch(says);
    expect({ version, commit }).toEqual({ version: good.get(name)?.version, commit: good.get(name)?.commit });
  }
  expect(await site.document('/status')).toContain('held back: ');
  expect(editionsIn(await site.document('/services/clinic'))).toEqual(['beside']);
  expect(await tornParts(site.link)).toEqual([]);
});

const withoutGala = `({ pages, events, ...section }) => ({ ...section, pages: pages.filter(({ path }) => path !== '/events/hope-gala') })`;

/** What is wrong with a release whose owner asks for it: one for each way in which a site may not fit together. */
const requested: Readonly<Record<string, Fault>> = {
  'of a shell for a contract of another major': [
    'shell',
    { prerender: (code) => code.replace(/(inlined export \.contractVersion \*\/)\d+/, `$1${contractVersion + 1}`) },
    new RegExp(
      `section\\.ts is built for contract ${contractVersion}, this site speaks ${contractVersion + 1}; rebuild`,
    ),
  ],
  'that lacks a page of the site': [
    'events',
    sectionEdits('events', withoutGala),
    /\/events\/hope-gala is on the site and has no page.*npm run release -- events --drop-pages/,
  ],
  'of a shell in which no section is hydrated': [
    'shell',
    { script: (code) => code.replaceAll('"@site/section/today":', '"@site/section/later":') },
    /^shell: \/about of about fails while hydrating \(.*mend the shell and build it again/,
  ],
};

for (const [index, [what, [name, edits, says]]] of Object.entries(requested).entries()) {
  test(`a release ${what} is refused, with nothing changed${index < 2 ? '' : ' @nightly'}`, async ({ site }) => {
    const build = await changedBuild(site, name, edits);
    expect(await site.refuses('release', [name, '--from', build])).toMatch(says);
  });
}

test('a section whose only release is bad is left out, and stops nobody @nightly', async ({ freshSite: site }) => {
  const other = siteIn(path.join(site.home, 'other'));
  await git(site.home, ['init', '--quiet', '--bare', other.store]);
  const [[, edits, says]] = pushed;
  for (const { name } of packages) {
    const folder = name === 'events' ? changedBuild(site, name, edits) : firstRelease(name);
    await pushTip(other.store, name, await folder);
  }
  const { out } = await other.mustRun('compose');
  const [note = ''] = out.split('\n').filter((line) => line.startsWith('⚠ events: /events '));
  expect(note).toMatch(says);
  expect(note).toMatch(/it has no other release, and the site is composed without it$/);
  expect(await other.document('/status')).toContain('Not on the site: events: /events ');
  expect(await other.document('/services/clinic')).toContain('</html>');
  await expect(other.document('/events')).rejects.toThrow('ENOENT');
  // Nothing has changed since: the site is up to date.
  expect((await other.mustRun('sections')).out).not.toContain('⚠');
  // Its owner's next release is live like any other.
  await releaseEdition(other, 'events', 'mended');
  expect(await other.live('events')).not.toHaveProperty('heldBack');
  expect(editionsIn(await other.document('/events'))).toEqual(['mended']);
});

test('where releases have to be signed, one by nobody known is held back @nightly', async ({ freshSite: site }) => {
  const key = path.join(site.home, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'owner', '-f', key]);
  const signers = path.join(site.home, 'signers');
  await writeFile(signers, `owner@example.org ${await readFile(`${key}.pub`, 'utf8')}`);
  const config = ['gpg.format=ssh', `user.signingkey=${key}`, 'commit.gpgsign=true'].flatMap((one) => ['-c', one]);
  const compose = async () => (await site.mustRun('compose', [], { env: { SITE_SIGNERS: signers } })).out;
  for (const { name } of packages) await pushTip(site.store, name, await firstRelease(name), { config });
  expect(await compose()).not.toContain('⚠');
  const unsigned = await pushTip(site.store, 'events', await edition(site, 'events', 'unsigned'));
  expect(await compose()).toContain(
    `⚠ events: release ${shortName(unsigned)} by Somebody Else is not signed by anybody whom ${signers} names; its last good`,
  );
  expect(editionsIn(await site.document('/events'))).toEqual([]);
  await pushTip(site.store, 'events', await edition(site, 'events', 'signed'), { config });
  expect(await compose()).not.toContain('⚠');
  expect(editionsIn(await site.document('/events'))).toEqual(['signed']);
});
