import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { servedOwnSite } from '../fixtures/site/servedOwnSite';
import type { ServedOwnSite } from '../fixtures/site/servedOwnSite';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { sectionNames, markers } from '../fixtures/releases/markers';
import { registeredIn, mixReleases } from '../fixtures/releases/mixReleases';
import { buildShell } from '../fixtures/strangers/buildShell';
import { buildStranger } from '../fixtures/strangers/buildStranger';
import { fixtures } from '../fixtures/strangers/keptBuild';

// Installing packages takes a while, once; so does building with them.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let site: ServedOwnSite;

test.beforeAll(async () => {
  site = await servedOwnSite();
});

test.afterAll(() => site.close());

/** The React that the fixture of the shell names. */
async function namedReact(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(fixtures, 'shell/package.json'), 'utf8')) as {
    dependencies: { react: string };
  };
  return manifest.dependencies.react;
}

test(
  'a shell with React and the router of a minor version ago gives life to these sections, and goes back',
  { tag: '@nightly' },
  async ({ page }) => {
    const { version: first } = await site.live('shell');
    const heard = listen(page);

    await test.step('it is released, with the React it was built with', async () => {
      await site.mustRun('release', ['shell', '--from', await buildShell()]);
      const { version } = await site.live('shell');
      expect(await (await fetch(`${site.origin}/releases/shell/${version}/shell.js`)).text()).toContain(
        await namedReact(),
      );
    });

    await test.step('a page of every section comes alive', async () => {
      for (const name of sectionNames) {
        await page.goto(site.origin + markers[name].address);
        await hydrated(page);
        await expect(page.getByRole('main')).toContainText(markers[name].words);
      }
    });

    await test.step('clicks lead through every section in one document', async () => {
      await page.goto(site.origin);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      for (const name of sectionNames) {
        await page.locator(`footer a[href="${markers[name].address}"]`).click();
        await expect(page.getByRole('main')).toContainText(markers[name].words);
      }
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    });

    await test.step('it goes back', async () => {
      await site.mustRun('rollback', ['shell']);
      expect((await site.live('shell')).version).toBe(first);
      await page.goto(`${site.origin}/events`);
      await hydrated(page);
    });
    expect(heard).toEqual([]);
  },
);

test(
  'a section that needs a newer React keeps the older shell away; where they meet all the same, the words stay',
  { tag: '@nightly' },
  async ({ browser }) => {
    const usual = await registeredIn(site.origin, 'events');
    const newer = { tool: 'Rspack, for a newer React', fixture: 'rspack', react: '^19.3.0' };
    await site.mustRun('release', ['events', '--from', await buildStranger(newer)]);
    const demanding = await registeredIn(site.origin, 'events');

    await test.step('the shell is refused, and the section named', async () => {
      const { code, err } = await site.run('release', ['shell', '--from', await buildShell()]);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^events: needs react \^19\.3\.0, this shell gives 19\.2\.\d+; [^\n]+\n$/),
      ]);
    });

    await test.step('a torn page reads, and says why once', async () => {
      await site.mustRun('rollback', ['events']);
      await site.mustRun('release', ['shell', '--from', await buildShell()]);
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
    });
  },
);
