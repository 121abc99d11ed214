import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { tornParts } from '../fixtures/releases/wholeSite';
import { changedBuild, edit, edition, editionsIn, releaseEdition, sectionEdits } from '../fixtures/site/changedBuild';
import { git, pushTip } from '../fixtures/site/git';
import { firstRelease, siteIn, siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

/** The source of a function that changes one page of a section; `page` is at hand. */
const onPage = (address: string, fields: string) =>
  `({ pages, ...section }) => ({ ...section, pages: pages.map((page) => page.path === '${address}' ? { ...page, ${fields} } : page) })`;
const withoutGala = `({ pages, events, ...section }) => ({ ...section, pages: pages.filter(({ path }) => path !== '/events/hope-gala') })`;
const deadLink = `Page: () => jsxs(Fragment, { children: [jsx('h1', { children: 'Events' }), jsx('a', { href: '/nope', children: 'Go' })] })`;

/** What is wrong with a release, whose it is, what it changes in a section, and how it is reported. */
const badReleases: readonly (readonly [what: string, name: string, change: string, says: RegExp])[] = [
  ['a doubled title', 'events', onPage('/events', `title: 'Our team and board'`), /^events: \/events has the title of/],
  [
    'a page that throws',
    'events',
    onPage('/events', `Page: () => { throw new Error('no events'); }`),
    /^events: \/events fails while rendering \(no events\)/,
  ],
  ['the title of a section after it', 'about', onPage('/about', `title: 'Hope Gala'`), /^about: .* 'Hope Gala'/],
  ['a dropped page', 'events', withoutGala, /^events: \/events\/hope-gala is on the site and has no page/],
  ['a dead link', 'events', onPage('/events', deadLink), /^events: \/events links to \/nope \('Go'\)/],
];

/** A folder of a section that nobody has validated. */
async function badFolder(site: OwnSite, name: string, change: string): Promise<string> {
  const folder = await changedBuild(site, name, sectionEdits(name, change));
  const manifest = await readFile(path.join(await firstRelease(name), 'release.json'), 'utf8');
  await writeFile(path.join(folder, 'release.json'), manifest);
  if (change === withoutGala)
    await edit(folder, 'release.json', (text) => text.replace(/"\/events\/hope-gala",\s*/, ''));
  return folder;
}

/** Somebody else releases while a branch or an origin is bad: nobody fails or waits, and the last good release stays. */
async function holdsBack(site: OwnSite, name: string, says: RegExp, env = {}): Promise<void> {
  const [other, address] = name === 'events' ? ['services', '/services/clinic'] : ['events', '/events'];
  const { commit } = await site.live(name);
  const build = await edition(site, other, 'beside');
  const { out, err } = await site.mustRun('release', [other, '--from', build], { env });
  expect(err).toBe('');
  const [note = '', ...others] = out.split('\n').filter((line) => line.startsWith(`⚠ ${name}`));
  expect(others).toEqual([]);
  expect(note).toMatch(/its last good release stays$/);
  expect(note.slice(2)).toMatch(says);
  const { heldBack, version } = await site.live(name);
  expect(heldBack).toMatch(says);
  expect(version).toBe((await site.history(name)).find(({ id }) => id === commit)?.tree.slice(0, 16));
  expect(await site.document('/status')).toContain('held back: ');
  expect(editionsIn(await site.document(address))).toEqual(['beside']);
  expect(await tornParts(site.link)).toEqual([]);
}

for (const [index, [what, name, change, says]] of badReleases.entries()) {
  test(
    `${what} pushed straight to a branch is held back, and stops nobody`,
    { tag: index === 0 ? [] : '@nightly' },
    async ({ freshSite: site }) => {
      await pushTip(site.store, name, await badFolder(site, name, change));
      await holdsBack(site, name, says);
      // Its owner's next release is live like any other.
      await releaseEdition(site, name, 'mended');
      expect((await site.live(name)).heldBack).toBeUndefined();
    },
  );
}

test(
  'a section whose only release is bad is left out, and stops nobody',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    const other = siteIn(path.join(site.home, 'other'));
    await git(site.home, ['init', '--quiet', '--bare', other.store]);
    const [, , change = '', says = /./] = badReleases[0] ?? [];
    for (const { name } of packages) {
      const folder = name === 'events' ? badFolder(site, name, change) : firstRelease(name);
      await pushTip(other.store, name, await folder);
    }
    const { out } = await other.mustRun('compose');
    const [note = ''] = out.split('\n').filter((line) => line.startsWith('⚠ events: /events has'));
    expect(note.slice(2)).toMatch(says);
    expect(note).toMatch(/it has no other release, and the site is composed without it$/);
    expect(await other.document('/status')).toContain('Not on the site: events: /events has the title of');
    expect(await other.document('/services/clinic')).toContain('</html>');
    await expect(other.document('/events')).rejects.toThrow('ENOENT');
    // Nothing has changed since: the site is up to date.
    expect((await other.mustRun('sections')).out).not.toContain('⚠');
    await pushTip(other.store, 'events', await firstRelease('events'));
    expect((await other.mustRun('compose')).out).not.toContain('⚠ events');
    expect(await other.document('/events')).toContain('</html>');
  },
);

test('a bad release that an origin offers is held back', { tag: '@nightly' }, async ({ freshSite: site }) => {
  const origin = path.join(site.home, 'agency.git');
  await git(site.home, ['init', '--quiet', '--bare', origin]);
  const [, , change = '', says = /./] = badReleases[0] ?? [];
  await pushTip(origin, 'events', await badFolder(site, 'events', change));
  const { out } = await site.mustRun('compose', [], { env: { SECTION_ORIGINS: JSON.stringify({ events: origin }) } });
  expect(out).toMatch(/^⚠ events: .*; its last good release stays$/m);
  expect((await site.live('events')).heldBack).toMatch(says);
});

test(
  'where releases have to be signed, one by nobody known is held back',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    const key = path.join(site.home, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'owner', '-f', key]);
    const signers = path.join(site.home, 'signers');
    await writeFile(signers, `owner@example.org ${await readFile(`${key}.pub`, 'utf8')}`);
    const signing = ['gpg.format=ssh', `user.signingkey=${key}`, 'commit.gpgsign=true'];
    const config = signing.flatMap((setting) => ['-c', setting]);
    for (const { name } of packages) await pushTip(site.store, name, await firstRelease(name), { config });
    const env = { SITE_SIGNERS: signers };
    expect((await site.mustRun('compose', [], { env })).out).not.toContain('⚠');

    const unsigned = await pushTip(site.store, 'events', await edition(site, 'events', 'unsigned'));
    await holdsBack(
      site,
      'events',
      new RegExp(`release ${shortName(unsigned)} by Somebody Else is not signed by anybody`),
      env,
    );
    await pushTip(site.store, 'events', await edition(site, 'events', 'signed'), { config });
    await site.mustRun('compose', [], { env });
    expect(editionsIn(await site.document('/events'))).toEqual(['signed']);
  },
);
