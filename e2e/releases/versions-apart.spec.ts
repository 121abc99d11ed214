import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredSection } from '../../shell/src/sections/registry';
import { editDocuments, registeredIn } from '../fixtures/faults/editDocuments';
import { buildShell, fixtures } from '../fixtures/other-tools/build';
import { hydrated, listen, markDocument, open, setClock } from '../fixtures/page/page';
import { markers, retold, wordsOf } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';

/** Shows every document with the files of another release of a section, as an interrupted copy of the site would. */
const mixReleases = (context: BrowserContext, now: RegisteredSection, other: RegisteredSection) =>
  editDocuments(context, (html) =>
    (['entry', 'style'] as const).reduce((edited, part) => {
      const [from, to] = [now[part], other[part]];
      if (!from || !to) return edited;
      return edited.replaceAll(from.url, to.url).replaceAll(from.integrity, to.integrity);
    }, html),
  );

test(
  'a page of one release reads and is hydrated with the script of the one before and the one after',
  { tag: '@nightly' },
  async ({ freshSite: site, browser }) => {
    test.setTimeout(300_000);
    const released = async (words: string) => {
      await site.mustRun('release', ['events', '--from', await retold(site, 'events', words)]);
      return registeredIn(site.origin, 'events');
    };
    const before = await registeredIn(site.origin, 'events');
    const present = await released('N');
    const after = await released('N+1');
    await site.mustRun('rollback', ['events']);
    for (const [other, words] of [
      [before, markers.events.words],
      [after, wordsOf('events', 'N+1')],
    ] as const) {
      const context = await browser.newContext({ baseURL: site.origin });
      await mixReleases(context, present, other);
      const page = await context.newPage();
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      // Before an event that is long past where pages are composed: only a hydrated section shows the visitor's own day.
      await setClock(page, '2025-04-01T12:00:00-06:00');
      await page.goto('/events');
      await expect(page.getByText(markers.events.words)).toBeVisible();
      await hydrated(page);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Learn More', description: 'about Hope Gala' })).toBeVisible();
      expect(thrown.filter((message) => !message.includes('#418'))).toEqual([]);
      await context.close();
    }
  },
);

test(
  'a shell with React and the router of a minor version ago hydrates these sections, and is rolled back',
  { tag: '@nightly' },
  async ({ freshSite: site, page }) => {
    // Installing packages takes a while, once; so does building with them.
    test.setTimeout(600_000);
    const { version: first } = await site.live('shell');
    const messages = listen(page);
    await site.mustRun('release', ['shell', '--from', await buildShell()]);
    const { version } = await site.live('shell');
    const { dependencies } = JSON.parse(await readFile(path.join(fixtures, 'shell/package.json'), 'utf8')) as {
      dependencies: { react: string };
    };
    const script = await (await fetch(`${site.origin}/releases/shell/${version}/shell.js`)).text();
    expect(script).toContain(dependencies.react);

    for (const { address, words } of Object.values(markers)) {
      await open(page, site.origin + address);
      await expect(page.getByRole('main')).toContainText(words);
    }
    await open(page, site.origin);
    const isSameDocument = await markDocument(page);
    for (const { address, words } of Object.values(markers)) {
      await page.locator(`footer a[href="${address}"]`).click();
      await expect(page.getByRole('main')).toContainText(words);
    }
    expect(await isSameDocument()).toBe(true);

    await site.mustRun('rollback', ['shell']);
    expect((await site.live('shell')).version).toBe(first);
    await open(page, `${site.origin}/events`);
    expect(messages).toEqual([]);
  },
);
