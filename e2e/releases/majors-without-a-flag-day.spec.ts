import { sections } from '@site/build/packages';
import { contractVersion } from '@site/section/Section';
import { expect, type Page } from '@playwright/test';
import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseManifest } from '../../shell/compose/Manifest';
import { manifestFile } from '../../shell/compose/Release';
import { buildShell } from '../fixtures/other-tools/build';
import { heading, listen, markDocument, open } from '../fixtures/page/page';
import { changedBuild, pageOf, sectionEdits } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { firstRelease, siteTest as test, type OwnSite } from '../fixtures/site/ownSite';

const next = contractVersion + 1;

/** The names of the sections: the first two stay where they are, the others follow the shell at once. */
const names = sections.map(({ name }) => name);
const [staying, following] = [names.slice(0, 2), names.slice(2)];

/** A build of the shell that speaks the next contract alone. */
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

/** A build of a section for a contract, which says so in its pages' data. */
const builtFor = (site: OwnSite, name: string, contract: number, react: string) =>
  changedBuild(
    site,
    name,
    sectionEdits(
      name,
      `(section) => ({ ...section, contract: ${contract}, requires: { ...section.requires, react: '${react}', 'react/jsx-runtime': '${react}' } })`,
    ),
  );

const releaseFor = async (site: OwnSite, name: string, contract: number, react = '^19.0.0') =>
  site.mustRun('release', [name, '--from', await builtFor(site, name, contract, react)]);

/** The version of the shell whose script a page loads. */
const shellOf = (html: string) => /\/releases\/shell\/(\w+)\/shell\.js/.exec(html)?.[1];

/** Opens every page of a section, and each from the one before it by its address. */
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

for (const [what, build] of [
  ['', () => firstRelease('shell')],
  [' and another React @nightly', buildShell],
] as const) {
  test(`a shell of the next contract${what} goes live for who fits it; others stay, alive, until they follow`, async ({
    freshSite: site,
    page,
  }) => {
    test.setTimeout(900_000);
    const messages = listen(page);
    const { version: before } = await site.live('shell');
    const { react = '' } = parseManifest(
      await readFile(path.join(await firstRelease('shell'), manifestFile), 'utf8'),
    ).provides;
    const [exact = ''] = staying;
    await releaseFor(site, exact, contractVersion, react);

    // Its owner alone releases the shell: nobody is refused.
    const { out } = await site.mustRun('release', ['shell', '--from', await nextShell(site, await build())]);
    const { version } = await site.live('shell');
    expect(version).not.toBe(before);
    for (const name of names) {
      expect(out).toMatch(
        new RegExp(
          `⚠ ${name} \\(.+\\): its pages stand on the earlier shell \\w+ since .*built for contract ${contractVersion}`,
        ),
      );
      expect((await site.live(name)).earlierShell?.version).toBe(before);
      expect(shellOf(await site.document(pageOf(name)))).toBe(before);
    }
    expect(shellOf(await site.document('/'))).toBe(version);

    for (const name of following) await releaseFor(site, name, next);
    for (const name of names) {
      const isBehind = staying.includes(name);
      const html = await site.document(pageOf(name));
      expect(shellOf(html), name).toBe(isBehind ? before : version);
      expect((await site.live(name)).earlierShell?.version).toBe(isBehind ? before : undefined);
    }
    expect((await site.mustRun('sections')).out).toContain(`⚠ ${exact} (`);
    expect(await site.document('/status')).toContain('its pages stand on the earlier shell');

    // Every page reads and comes alive.
    const pagesOf = async (name: string) =>
      parseManifest(await git(site.store, ['show', `releases/${name}:${manifestFile}`])).pages;
    for (const name of names) await readPages(page, site.origin, await pagesOf(name));

    // Links lead both ways, and so do Back and Forward.
    const [old = '', other = '', young = ''] = [pageOf(exact), pageOf(staying[1] ?? ''), pageOf(following[0] ?? '')];
    await open(page, site.origin + old);
    const isSameDocument = await markDocument(page);
    await follow(page, other);
    expect(await isSameDocument()).toBe(true);
    await follow(page, young);
    expect(await isSameDocument()).toBe(false);
    await follow(page, old);
    for (const address of [young, other]) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(heading(page)).toBeVisible();
    }
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${young}$`));
    await open(page, site.origin + old);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL(`${site.origin}/`);
    expect(shellOf(await page.content())).toBe(version);
    expect(messages).toEqual([]);

    // They follow, and nothing is left of the earlier shell but its history.
    for (const name of staying) await releaseFor(site, name, next);
    for (const name of names) {
      expect(shellOf(await site.document(pageOf(name)))).toBe(version);
      expect((await site.live(name)).earlierShell).toBeUndefined();
    }
    await readPages(page, site.origin, names.map(pageOf));
    expect(messages).toEqual([]);
  });
}
