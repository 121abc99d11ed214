import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { setClock } from '../fixtures/page/setClock';
import { mixReleases, registeredIn } from '../fixtures/releases/mixReleases';
import { markers, retold, sectionNames, wordsOf } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';
import { buildShell } from '../fixtures/strangers/buildShell';
import { buildStranger } from '../fixtures/strangers/buildStranger';
import { fixtures } from '../fixtures/strangers/keptBuild';

// Installing packages takes a while, once; so does building with them.
test.describe.configure({ timeout: 600_000 });

test(
  'a page of one release reads and lives with the script of the one before and the one after',
  {
    tag: '@nightly',
  },
  async ({ freshSite: site, browser }) => {
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
      // Before an event that is long past where pages are composed: only a section that lives shows the visitor's own day.
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
  'a shell with React and the router of a minor version ago gives life to these sections, and goes back',
  {
    tag: '@nightly',
  },
  async ({ freshSite: site, page }) => {
    const { version: first } = await site.live('shell');
    const heard = listen(page);
    await site.mustRun('release', ['shell', '--from', await buildShell()]);
    const { version } = await site.live('shell');
    const { dependencies } = JSON.parse(await readFile(path.join(fixtures, 'shell/package.json'), 'utf8')) as {
      dependencies: { react: string };
    };
    expect(await (await fetch(`${site.origin}/releases/shell/${version}/shell.js`)).text()).toContain(
      dependencies.react,
    );

    for (const { address, words } of Object.values(markers)) {
      await page.goto(site.origin + address);
      await hydrated(page);
      await expect(page.getByRole('main')).toContainText(words);
    }
    await page.goto(site.origin);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const name of sectionNames) {
      await page.locator(`footer a[href="${markers[name].address}"]`).click();
      await expect(page.getByRole('main')).toContainText(markers[name].words);
    }
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

    await site.mustRun('rollback', ['shell']);
    expect((await site.live('shell')).version).toBe(first);
    await page.goto(`${site.origin}/events`);
    await hydrated(page);
    expect(heard).toEqual([]);
  },
);

test(
  'a section that needs a newer React keeps the older shell away; where they meet all the same, the words stay',
  {
    tag: '@nightly',
  },
  async ({ freshSite: site, browser }) => {
    const usual = await registeredIn(site.origin, 'events');
    const newer = { tool: 'Rspack, for a newer React', fixture: 'rspack', react: '^19.3.0' };
    await site.mustRun('release', ['events', '--from', await buildStranger(newer)]);
    const demanding = await registeredIn(site.origin, 'events');
    const shell = ['shell', '--from', await buildShell()];
    const { code, err } = await site.run('release', shell);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^events: needs react \^19\.3\.0, this shell gives 19\.2\.\d+; [^\n]+\n$/),
    ]);

    await site.mustRun('rollback', ['events']);
    await site.mustRun('release', shell);
    const context = await browser.newContext({ baseURL: site.origin });
    await mixReleases(context, usual, demanding);
    const page = await context.newPage();
    const heard = listen(page);
    await page.clock.install();
    await page.goto('/events');
    await expect.poll(() => heard).toHaveLength(1);
    // Long enough for attempts to be repeated.
    await page.clock.runFor(60_000);
    await expect(page.getByText(markers.events.words)).toBeVisible();
    expect(heard).toEqual([expect.stringMatching(/cannot be used: .*react.*\^19\.3\.0/s)]);
    await context.close();
  },
);
