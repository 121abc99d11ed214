import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { readStatus } from '../../shell/compose/write/Status';
import { integrityFaults } from '../fixtures/releases/wholeSite';
import {
  changedBuild,
  edition,
  editionsIn,
  smallest,
  onPage,
  pageOf,
  pagesOf,
  pushTip,
  releaseEdition,
  sectionEdits,
  sectionNames,
  withMore,
  type BuildEdits,
} from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { firstRelease, siteIn, siteTest as test } from '../fixtures/site/ownSite';

test.describe.configure({ timeout: 400_000 });

/** The changes of a package, and the expected line with the file or page and the remedy. */
type Fault = readonly [name: string, edits: BuildEdits, says: RegExp];

/** The sections with bad releases. The last section is released together with them. */
const [one = '', two = one, three = two] = [smallest, ...sectionNames.filter((name) => name !== smallest)];
const beside = sectionNames.findLast((name) => name !== smallest) ?? smallest;

const throwing: Fault = [
  one,
  sectionEdits(one, onPage(pageOf(one), `Page: () => { throw new Error('no events\\nat all'); }`)),
  / fails while rendering \(no events\).*fix the section and build it again/,
];

/** Faults of releases that are pushed together. Unit tests cover every kind of fault. */
const faults: readonly Fault[] = [
  throwing,
  [
    two,
    { script: sectionEdits(two, onPage(pageOf(two), withMore(`'Come!'`))).script },
    / hydrates to other text than compose rendered.*take today from @site\/section\/today/,
  ],
  [
    three,
    sectionEdits(three, onPage(pageOf(three), withMore(`jsx('a', { href: '/nope', children: 'Go' })`))),
    / links to \/nope \('Go'\), where there is no page or file/,
  ],
];

/** One fault for each section except the last. */
const pushed = faults.filter(
  ([name], index, all) => name !== beside && all.findIndex(([same]) => same === name) === index,
);

test('compose holds back bad releases on their branches, which block nobody', async ({ freshSite: site }) => {
  for (const [name, edits] of pushed) await pushTip(site.store, name, await changedBuild(site, name, edits));
  const { out, err } = await releaseEdition(site, beside, 'beside');
  expect(err).toBe('');
  const notes = out.split('\n').filter((line) => /^⚠ \w+: .*; its last good release stays$/.test(line));
  expect(notes).toHaveLength(pushed.length);
  for (const [name, , says] of pushed) {
    expect(notes.find((line) => line.startsWith(`⚠ ${name}: `))).toMatch(says);
    const [bad, good] = await site.history(name);
    const { heldBack, commit } = await site.live(name);
    expect(heldBack).toMatch(says);
    expect(commit).toBe(good?.id);
    expect((await readStatus(site.link))?.tips[name]).toBe(bad?.id);
  }
  expect(await site.document('/status')).toContain('held back: ');
  expect(editionsIn(await site.document(pageOf(beside)))).toEqual(['beside']);
  expect(await integrityFaults(site.link)).toEqual([]);
});

const last = pagesOf.get(smallest)?.at(-1) ?? '';
/** Returns a section without its last page and its announcement. */
const withoutLast = `({ pages, events, ...section }) => ({ ...section, pages: pages.filter(({ path }) => path !== '${last}') })`;

/** Faults of a release that its owner requests, one for each way in which a site may not fit together. */
const requested: Readonly<Record<string, Fault>> = {
  'a page of the site is missing': [
    smallest,
    sectionEdits(smallest, withoutLast),
    new RegExp(`${last} is on the site but has no page`),
  ],
  'no section is hydrated in the shell @nightly': [
    'shell',
    { script: (code) => code.replaceAll('"@site/section/today":', '"@site/section/later":') },
    /^shell: \/\S* of \w+ fails while hydrating \(.*fix the shell and build it again/,
  ],
};

for (const [what, [name, edits, says]] of Object.entries(requested)) {
  test(`a bad release is rejected without any change: ${what}`, async ({ site }) => {
    const build = await changedBuild(site, name, edits);
    expect(await site.refuses('release', [name, '--from', build])).toMatch(says);
  });
}

test('a new store leaves out a section with only a bad release, and holds back an unsigned one @nightly', async ({
  freshSite: site,
}) => {
  const other = siteIn(path.join(site.home, 'other'));
  const agency = path.join(site.home, 'agency.git');
  for (const store of [other.store, agency]) await git(site.home, ['init', '--quiet', '--bare', store]);
  const key = path.join(site.home, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'owner', '-f', key]);
  const signers = path.join(site.home, 'signers');
  await writeFile(signers, `owner@example.org ${await readFile(`${key}.pub`, 'utf8')}`);
  const config = ['gpg.format=ssh', `user.signingkey=${key}`, 'commit.gpgsign=true'].flatMap((one) => ['-c', one]);
  /** Composes with only signed releases, and returns the problems of the section. */
  const compose = async (env = {}) => {
    const { out } = await other.mustRun('compose', [], { env: { SITE_SIGNERS: signers, ...env } });
    return out.split('\n').filter((line) => line.startsWith(`⚠ ${one}: `));
  };
  const [, edits, says] = throwing;
  for (const { name } of packages) {
    const folder = name === one ? changedBuild(site, name, edits) : firstRelease(name);
    await pushTip(name === one ? agency : other.store, name, await folder, { config });
  }

  const leftOut = /^⚠ .*it has no other release, and the site is composed without it$/;
  const offered = await compose({ SECTION_ORIGINS: JSON.stringify({ [one]: agency }) });
  expect(offered).toEqual([expect.stringMatching(leftOut)]);
  await git(other.store, ['fetch', '--quiet', agency, `releases/${one}:releases/${one}`]);
  const notes = await compose();
  expect(notes).toEqual([expect.stringMatching(leftOut)]);
  expect(notes[0]).toMatch(says);
  expect(await other.document('/status')).toContain(`Not on the site: ${one}: ${pageOf(one)} `);
  expect(await other.document(pageOf(beside))).toContain('</html>');
  await expect(other.document(pageOf(one))).rejects.toThrow('ENOENT');
  // Nothing has changed, so the site is up to date.
  expect((await other.mustRun('sections')).out.match(new RegExp(`⚠ .*|${one} .*`, 'g'))).toEqual([
    `${one}  (not shown)`,
    notes[0],
  ]);

  // The next good release of its owner goes live as usual.
  await pushTip(other.store, one, await edition(site, one, 'mended'), { config });
  expect(await compose()).toEqual([]);
  const unsigned = shortName(await pushTip(other.store, one, await edition(site, one, 'unsigned')));
  const isNotSigned = `⚠ ${one}: release ${unsigned} by Somebody Else is not signed by a signer in ${signers}; its`;
  expect(await compose()).toEqual([expect.stringContaining(isNotSigned)]);
  expect(editionsIn(await other.document(pageOf(one)))).toEqual(['mended']);
});
