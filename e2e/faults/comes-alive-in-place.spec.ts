import { expect, test } from '@playwright/test';
import type { Route } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { openAtPace } from '../fixtures/faults/pace';
import { scriptOf } from '../fixtures/faults/sectionFiles';

interface Trouble {
  readonly name: string;
  /** How many attempts end so; those after them reach the section. */
  readonly attempts: number;
  readonly answer: (route: Route) => Promise<unknown>;
  /** When the page is alive at the latest, in milliseconds: waits of 1 and 2 s, and a second of grace for each attempt. */
  readonly by: number;
}

const troubles: readonly Trouble[] = [
  { name: 'was refused twice', attempts: 2, by: 6000, answer: (route) => route.abort('connectionrefused') },
  { name: 'was missing', attempts: 1, by: 3500, answer: (route) => route.fulfill({ status: 404, body: '' }) },
  { name: 'hung', attempts: 1, by: 7000, answer: () => new Promise<never>(() => {}) },
  {
    name: 'was late',
    attempts: 9,
    by: 7000,
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4500));
      await route.continue();
    },
  },
  {
    name: 'came with one byte changed',
    attempts: 1,
    by: 3500,
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    },
  },
];

/** In part, a trouble that is told, and one that is not. */
const inPart = ['was refused twice', 'hung'];

for (const { name, attempts, by, answer } of troubles) {
  test(
    `a section that ${name} comes alive in the page it is in`,
    { tag: inPart.includes(name) ? [] : '@nightly' },
    async ({ page }) => {
      const thrown = listen(page);
      const asked = new Set<string>();
      await page.route(scriptOf('about'), (route, request) => {
        asked.add(new URL(request.url()).search);
        return asked.size <= attempts ? answer(route) : route.continue();
      });
      const pace = await openAtPace(page, '/about/team');
      const heading = page.getByRole('heading', { level: 1 });
      await heading.evaluate((element) => Object.assign(element, { wasPrerendered: true }));
      const words = await page.locator('main').innerText();

      await hydrated(page);
      const alive = await page.evaluate(() => performance.getEntriesByName('app:hydrated')[0]?.startTime);
      expect(alive).toBeGreaterThan(1000);
      expect(alive).toBeLessThan(by * pace);
      expect(await heading.evaluate((element) => 'wasPrerendered' in element)).toBe(true);
      expect(await page.locator('main').innerText()).toBe(words);
      await page
        .getByRole('button', { name: /^Read more/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(thrown.filter((line) => line.startsWith('thrown'))).toEqual([]);
    },
  );
}
