import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { changedBuild } from '../fixtures/site/changedBuild';
import { servedOwnSite } from '../fixtures/site/servedOwnSite';
import type { ServedOwnSite } from '../fixtures/site/servedOwnSite';
import { hydrated } from '../fixtures/page/hydrated';
import { setClock } from '../fixtures/page/setClock';
import { retold, markers, wordsOf } from '../fixtures/releases/markers';
import { registeredIn, mixReleases } from '../fixtures/releases/mixReleases';

test.describe.configure({ timeout: 300_000 });

let site: ServedOwnSite;

test.beforeAll(async () => {
  site = await servedOwnSite();
});

test.afterAll(() => site.close());

/** Releases the events with other words; gives what the documents of the site then name. */
async function released(words: string) {
  const tell = retold('events', words);
  await site.mustRun('release', [
    'events',
    '--from',
    await changedBuild(site, 'events', { script: tell, prerender: tell }),
  ]);
  return registeredIn(site.origin, 'events');
}

/** Where the visitor's clock stands: before an event that is long past where pages are composed. */
const beforeGala = '2025-04-01T12:00:00-06:00';

/** Only a section that lives shows the visitor's own day. */
const comesAlive = (page: Page) =>
  expect(page.getByRole('link', { name: 'Learn More', description: 'about Hope Gala' })).toBeVisible();

test(
  'a page of one release reads and lives with the script of the one before and the one after',
  { tag: '@nightly' },
  async ({ browser }) => {
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
      await setClock(page, beforeGala);
      await page.goto('/events');
      await expect(page.getByText(markers.events.words)).toBeVisible();
      await hydrated(page);
      await expect(page.getByText(words)).toBeVisible();
      await comesAlive(page);
      expect(thrown.filter((message) => !message.includes('#418'))).toEqual([]);
      await context.close();
    }
  },
);
