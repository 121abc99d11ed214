import { sections } from '@site/build/packages';
import { contractVersion } from '@site/section/Section';
import { expect, type Page } from '@playwright/test';
import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile, parseManifest } from '../../shell/compose/Release';
import { buildShell } from '../fixtures/other-tools/build';
import { oneIn } from '../fixtures/page/addresses';
import { heading, listen, markDocument, open } from '../fixtures/page/page';
import { type, writeOwnWords } from '../fixtures/releases/recipe';
import { changedBuild, pageOf, sectionEdits } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { firstRelease, siteTest as test, type OwnSite } from '../fixtures/site/ownSite';
import type { OwnTree } from '../fixtures/site/ownTree';

const next = contractVersion + 1;

/** A section for this test in a separate work tree. */
const fifth = 'testroom';

/** Returns a page of a section. */
const addressOf = (name: string) => (name === fifth ? `/${fifth}` : pageOf(name));

/** Returns a build of the shell that only supports the next contract. */
async function nextShell(site: OwnSite, given: string): Promise<string> {
  const folder = path.join(site.home, 'next-shell');
  await cp(given, folder, { recursive: true });
  const exports = `{ contractVersion: ${next}, earlierContracts: [] }`;
  await appendFile(
    path.join(folder, 'prerender.cjs'),
    `;module.exports = Object.assign({}, module.exports, ${exports});`,
  );
  await appendFile(path.join(folder, 'shell.js'), '\n/* The next one. */');
  return folder;
}

/** Returns a build of a section for a contract, which its structured data names. */
const builtFor = (site: OwnSite, name: string, contract: number, react: string) =>
  changedBuild(
    site,
    name,
    sectionEdits(
      name,
      `(section) => ({ ...section, contract: ${contract}, requires: { ...section.requires, react: '${react}', 'react/jsx-runtime': '${react}' } })`,
    ),
  );

/** The source file of the kit with the number of the contract. */
const contractFile = 'shell/section/src/Section.ts';

/** Returns the version of the shell whose script a page loads. */
const shellOf = (html: string) => /\/releases\/shell\/(\w+)\/shell\.js/.exec(html)?.[1];

/** Opens every page of a section, each from the previous one by its address. */
async function readPages(page: Page, origin: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, origin + address);
    await expect(heading(page), address).toBeVisible();
  }
}

/** Follows a link in the footer to another page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`footer a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(heading(page)).toBeVisible();
}

/** Checks what owners of the sections and of the shell see before a shell is live. */
async function triedBefore(site: OwnSite, { folder: tree, replace }: OwnTree, shell: string): Promise<void> {
  const toNext = [`contractVersion = ${contractVersion};`, `contractVersion = ${next};`] as const;
  const check = (...asked: readonly string[]) => site.run('check', asked, { tree });
  const early = await check(fifth, '--shell', shell);
  expect(early.out).toMatch(
    new RegExp(
      `✗ ${fifth} works with that shell\\n +${fifth}: .* contract ${contractVersion}, this site supports ${next}; .`,
    ),
  );
  expect(early.code).toBe(1);
  await replace(contractFile, ...toNext);
  const ready = await check(fifth, '--shell', shell);
  expect(ready.out).toContain(`✓ ${fifth} works with that shell\n`);
  expect(ready).toMatchObject({ code: 0, err: '' });
  // The sources of the shell here also have the next contract.
  const own = await check('shell');
  for (const { name } of sections) {
    expect(own.out).toMatch(new RegExp(`⚠ ${name} stays on the earlier shell: .* contract ${contractVersion}, `));
  }
  expect(own.code).toBe(0);
  await replace(contractFile, toNext[1], toNext[0]);
}

for (const [what, build, added] of [
  ['', () => firstRelease('shell'), []],
  [' and another React, of five sections @nightly', buildShell, [fifth]],
] as const) {
  test(`a shell of the next contract${what} goes live for fitting sections, and others keep working until they follow`, async ({
    freshSite: site,
    newTree,
    page,
  }) => {
    test.setTimeout(900_000);
    const messages = listen(page);
    const tree = added.length > 0 ? await newTree() : null;
    const here = tree ? { tree: tree.folder } : {};
    if (tree) {
      await type([`npm run new:section -- ${fifth}`], tree.folder);
      writeOwnWords(tree.folder);
      await tree.commit();
      await site.mustRun('release', [fifth], here);
    }
    /** Releases a section for a contract: the added one from its sources, the others as finished builds. */
    const releaseFor = async (name: string, contract: number, react = '^19.0.0') => {
      if (tree && name === fifth) {
        await tree.replace(contractFile, `contractVersion = ${contractVersion};`, `contractVersion = ${contract};`);
        return site.mustRun('release', [name], here);
      }
      return site.mustRun('release', [name, '--from', await builtFor(site, name, contract, react)], here);
    };
    // Two sections keep their contract, and the others follow the shell right away.
    const names = [...sections.map(({ name }) => name), ...added];
    const [exact = '', second = ''] = [...names.slice(0, 1), ...added, ...names.slice(1)];
    const staying = [exact, second];
    const following = names.filter((name) => !staying.includes(name));
    const { version: before } = await site.live('shell');
    const { react = '' } = parseManifest(
      await readFile(path.join(await firstRelease('shell'), manifestFile), 'utf8'),
    ).provides;
    await releaseFor(exact, contractVersion, react);
    const folder = await nextShell(site, await build());
    if (tree) await triedBefore(site, tree, folder);

    // Only the owner of the shell releases it, and nobody is rejected.
    const { out } = await site.mustRun('release', ['shell', '--from', folder], here);
    const { version } = await site.live('shell');
    expect(version).not.toBe(before);
    for (const name of names) {
      expect(out).toMatch(
        new RegExp(
          `⚠ ${name} \\(.+\\): its pages stand on the earlier shell \\w+ since .*built for contract ${contractVersion}`,
        ),
      );
      expect((await site.live(name)).earlierShell?.version).toBe(before);
      expect(shellOf(await site.document(addressOf(name)))).toBe(before);
    }
    expect(shellOf(await site.document('/'))).toBe(version);

    for (const name of following) await releaseFor(name, next);
    for (const name of names) {
      const isBehind = staying.includes(name);
      const html = await site.document(addressOf(name));
      expect(shellOf(html), name).toBe(isBehind ? before : version);
      expect((await site.live(name)).earlierShell?.version).toBe(isBehind ? before : undefined);
    }
    expect((await site.mustRun('sections', [], here)).out).toContain(`⚠ ${exact} (`);
    const words = 'its pages stand on the earlier shell';
    expect(await site.document('/status')).toContain(words);

    // Every page is readable and hydrates. Without FULL=1, this tries every fourth page.
    const releasedPages = async (name: string) =>
      parseManifest(await git(site.store, ['show', `releases/${name}:${manifestFile}`])).pages;
    for (const name of names) await readPages(page, site.origin, oneIn(4, await releasedPages(name)));

    // Links work in both directions, and so do Back and Forward.
    const [old = '', young = '', other = ''] = [exact, ...following].map(addressOf);
    await open(page, site.origin + young);
    const isSameDocument = await markDocument(page);
    await follow(page, other);
    expect(await isSameDocument()).toBe(true);
    await follow(page, old);
    expect(await isSameDocument()).toBe(false);
    await follow(page, young);
    for (const [go, address] of [
      [() => page.goBack(), old],
      [() => page.goBack(), other],
      [() => page.goForward(), old],
    ] as const) {
      await go();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(heading(page)).toBeVisible();
    }
    await open(page, site.origin + old);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL(`${site.origin}/`);
    expect(shellOf(await page.content())).toBe(version);
    expect(messages).toEqual([]);

    // After the sections follow, only the history keeps the earlier shell.
    for (const name of staying) await releaseFor(name, next);
    for (const name of names) {
      for (const address of await releasedPages(name))
        expect(shellOf(await site.document(address)), address).toBe(version);
      expect((await site.live(name)).earlierShell).toBeUndefined();
    }
    expect((await site.mustRun('sections', [], here)).out).not.toContain(words);
    expect(await site.document('/status')).not.toContain(words);
    expect((await site.history('shell')).map(({ tree: content }) => content.slice(0, before.length))).toEqual([
      version,
      before,
    ]);
    await readPages(page, site.origin, names.map(addressOf));
    expect(messages).toEqual([]);
  });
}
