import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { packages, root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { cp, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf, publicFiles } from '../../shell/compose/Release';
import { readRelease } from '../../shell/compose/store/storeRelease';
import { readLiveSite, referencedVersions } from '../../shell/compose/LiveSite';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { saveData } from '../fixtures/page/saveData';
import { servedOwnSite } from '../fixtures/site/servedOwnSite';
import type { ServedOwnSite } from '../fixtures/site/servedOwnSite';
import { sectionNames, markers, wordsOf } from '../fixtures/releases/markers';
import type { SectionName } from '../fixtures/releases/markers';

let site: ServedOwnSite;

test.beforeAll(async () => {
  site = await servedOwnSite();
});

test.afterAll(() => site.close());

const releaseRounds = (first: number, last: number) =>
  promisify(execFile)('npx', ['tsx', 'e2e/fixtures/releases/releaseRounds.ts', String(first), String(last)], {
    cwd: root,
    env: { ...process.env, SITE_DIST: site.dist },
  });

/** A tab in a browser that holds no file of this site. */
async function openTab(browser: Browser) {
  const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
  // What the tab fetches ahead would be its own already.
  await saveData(page);
  await page.goto('/');
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return { page, documents };
}

/** Follows the header and the menus into a section, and waits for its words. */
async function clickInto(page: Page, name: SectionName, words: string): Promise<void> {
  const links = page.locator(`a[href="${markers[name].address}"]`);
  const seen = links.filter({ visible: true });
  if ((await seen.count()) === 0) await page.locator('nav div', { has: links }).locator('button').first().click();
  await seen.first().click();
  await expect(page).toHaveURL(site.origin + markers[name].address);
  await expect(page.getByRole('main')).toContainText(words);
}

/** Makes everything that is stored old, with one release beside it that no record names. */
async function growOld(): Promise<void> {
  const shelf = path.join(site.dist, 'releases/events');
  const { version } = await site.live('events');
  await cp(path.join(shelf, version), path.join(shelf, '0123456789abcdef'), { recursive: true });
  const longAgo = Date.now() / 1000 - 60 * 24 * 60 * 60;
  for (const { name } of packages) {
    const versions = (await readdir(path.join(site.dist, 'releases', name))).sort();
    for (const [age, version] of versions.entries()) {
      await utimes(path.join(site.dist, 'releases', name, version), longAgo + age, longAgo + age);
    }
  }
}

/** Asks for the files of the last releases of every package; how many releases came, each whole. */
async function askForLast(count: number): Promise<number> {
  const live = await readLiveSite(path.join(site.dist, 'site'));
  let came = 0;
  for (const pkg of live?.packages ?? []) {
    for (const version of referencedVersions(pkg).slice(0, count)) {
      const { release } = await readRelease(path.join(site.dist, 'releases'), pkg.name, version);
      for (const { file, integrity } of publicFiles(release)) {
        const answer = await fetch(`${site.origin}/releases/${pkg.name}/${version}/${file}`);
        expect([answer.status, integrityOf(Buffer.from(await answer.arrayBuffer()))]).toEqual([200, integrity]);
      }
      came += 1;
    }
  }
  return came;
}

test(
  'a tab that is five releases old goes on; one whose files are gone reloads once',
  { tag: '@nightly' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const old = await openTab(browser);
    const heard = listen(old.page);
    const older = await Promise.all(sectionNames.map(async (name) => ({ name, ...(await openTab(browser)) })));

    await test.step('five releases of everything later, each section is as the tab knew it', async () => {
      await releaseRounds(1, 5);
      for (const name of sectionNames) await clickInto(old.page, name, markers[name].words);
      expect(old.documents).toEqual([]);
      expect(heard).toEqual([]);
      await expect(old.page.getByRole('main')).not.toContainText('(round');
    });

    await test.step('pruning leaves what tabs may ask for', async () => {
      await growOld();
      expect((await site.mustRun('prune')).out.trim()).toBe('removed events 0123456789abcdef');
      await releaseRounds(6, 6);
      expect(await askForLast(6)).toBe(6 * packages.length);
    });

    await test.step('a tab whose files are gone opens the finished page, once', async () => {
      for (const { name, page, documents } of older) {
        const thrown: string[] = [];
        page.on('pageerror', ({ message }) => thrown.push(message));
        await clickInto(page, name, wordsOf(name, 'round 6'));
        await hydrated(page);
        expect(documents).toEqual([site.origin + markers[name].address]);
        expect(thrown).toEqual([]);
      }
    });
  },
);
