import { expect, test, type Route } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { scriptOf } from '../fixtures/faults/editDocuments';
import { shareOf } from '../fixtures/page/addresses';
import { heading, hydrated, listen } from '../fixtures/page/page';

/** What happens to the first requests of a section's script, and to how many. */
const troubles: Record<string, { requests: number; answer: (route: Route) => Promise<unknown> }> = {
  'was late': {
    requests: 9,
    answer: async (route) => {
      await setTimeout(4500);
      await route.continue();
    },
  },
  'came with one byte changed': {
    requests: 1,
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    },
  },
};

for (const [name, { requests, answer }] of shareOf(Object.entries(troubles), 1)) {
  test(`a section that ${name} is hydrated in the page that is open`, async ({ page }) => {
    const messages = listen(page);
    const asked = new Set<string>();
    await page.route(scriptOf('about'), (route, request) => {
      asked.add(new URL(request.url()).search);
      return asked.size <= requests ? answer(route) : route.continue();
    });
    await page.goto('/about/team', { waitUntil: 'domcontentloaded' });
    await heading(page).evaluate((element) => Object.assign(element, { isPrerendered: true }));
    const words = await page.locator('main').innerText();

    await hydrated(page);
    expect(await page.evaluate(() => performance.getEntriesByName('app:hydrated')[0]?.startTime)).toBeGreaterThan(1000);
    expect(await heading(page).evaluate((element) => 'isPrerendered' in element)).toBe(true);
    expect(await page.locator('main').innerText()).toBe(words);
    await page.getByRole('button', { name: 'Read more' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(messages.filter((line) => line.startsWith('thrown'))).toEqual([]);
  });
}
