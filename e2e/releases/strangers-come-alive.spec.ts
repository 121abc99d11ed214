import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { diskState } from '../fixtures/releases/diskState';
import { siteTest as test } from '../fixtures/site/ownSite';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { setClock } from '../fixtures/page/setClock';
import { announcedDay, buildStranger, summaryOf } from '../fixtures/strangers/buildStranger';
import { refusedStrangers, strangers } from '../fixtures/strangers/strangers';

// Installing a stranger's packages takes a while, once; so does building with them.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ actionTimeout: 15_000 });

async function readsWithoutScripts(browser: Browser, address: string, words: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText(words)).toBeVisible();
  await context.close();
}

/** Where the visitor's clock stands: before an event that is long past where pages are composed. */
const beforeGala = '2025-04-01T12:00:00-06:00';

const link = (page: Page) => page.getByRole('link', { name: 'Learn More', description: 'about Hope Gala' });

/** The list is as only a live section shows it, in the section's own styles: the visitor's day has an event to come. */
async function listIsAlive(page: Page, words: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: link(page) });
  await expect(card).toContainText(words);
  await expect(card.getByRole('list')).toHaveCSS('display', 'grid');
}

for (const stranger of strangers) {
  test(
    `a section built by ${stranger.tool} for React ${stranger.react} lives here`,
    { tag: '@nightly' },
    async ({ site, page, browser }) => {
      const words = summaryOf(stranger);
      const { version: first } = await site.live('events');
      const heard = listen(page);
      await setClock(page, beforeGala);

      await test.step('it is released, and its pages read without scripts', async () => {
        await site.mustRun('release', ['events', '--from', await buildStranger(stranger)]);
        await readsWithoutScripts(browser, `${site.origin}/events`, words);
      });

      await test.step('its own page comes alive', async () => {
        await page.goto(`${site.origin}/events`);
        await hydrated(page);
        await listIsAlive(page, words);
      });

      await test.step('a click leads to it from another section, in the same document, and on to its other pages', async () => {
        await page.goto(`${site.origin}/about/team`);
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { stayed: true }));
        await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
        await listIsAlive(page, words);
        await link(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hope Gala');
        expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      });

      await test.step('the front door shows the event it announces', async () => {
        await page.goto(site.origin);
        await hydrated(page);
        await expect(page.getByRole('main').getByText(announcedDay)).toBeVisible();
      });

      await test.step('it goes back', async () => {
        await site.mustRun('rollback', ['events']);
        expect((await site.live('events')).version).toBe(first);
        await page.goto(`${site.origin}/events`);
        await hydrated(page);
        await expect(link(page)).toBeVisible();
        await expect(page.getByText(words)).toHaveCount(0);
      });
      expect(heard).toEqual([]);
    },
  );
}

for (const { says, ...stranger } of refusedStrangers) {
  test(
    `a section built by ${stranger.tool}, is refused in one line, with nothing changed`,
    { tag: '@nightly' },
    async ({ site }) => {
      const built = await buildStranger(stranger);
      const before = await diskState(site);
      const { code, err } = await site.run('release', ['events', '--from', built]);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^events: [^\n]+\n$/) });
      expect(err).toMatch(says);
      expect(await diskState(site)).toEqual(before);
    },
  );
}
