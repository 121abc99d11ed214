import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openingState } from '@site/shared-data/dates/openingState';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { closures, contact, hours } from '@site/shared-data/siteFacts';
import { hydrated } from '../fixtures/page/hydrated';
import { inFull } from '../fixtures/page/inFull';
import { setClock } from '../fixtures/page/setClock';

/** The moment with the longest words for whether someone is there. */
const saturday = '2026-11-21T12:00:00-06:00';

const state = openingState(hours.value, closures.value, Date.parse(saturday)).text;

/** In part, the smallest: what it has room for, the others have. */
const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
].slice(0, inFull ? undefined : 1);

/** Whether all of it stands in the window, and nothing lies over it. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points: [number, number][] = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ];
    return points.every(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (element.contains(seen) || seen.contains(element)) && seen !== document.body;
    });
  });

async function open(page: Page, address: string): Promise<void> {
  await setClock(page, saturday);
  await page.goto(address);
  await hydrated(page);
}

for (const viewport of phones) {
  test.describe(`the first screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const address of [paths.home, ...services.map(({ path }) => path), paths.contact]) {
      test(`of ${address} says whether someone is there, calls and shows the way`, async ({ page }) => {
        await open(page, address);
        const main = page.getByRole('main');
        const call = main.getByRole('link', { name: `Call us ${contact.phone.value}` }).first();
        const facts = [
          call,
          call.getByText(contact.phone.value),
          main.getByText(state).first(),
          main.getByRole('link', { name: /^Directions/ }).first(),
          page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Call' }),
        ];
        for (const fact of facts) expect(await isInSight(fact), fact.toString()).toBe(true);
      });
    }

    for (const [address, ways] of [
      [paths.give, ['Give once', 'Give monthly']],
      // All ways stand here with their descriptions, in the order of the specification.
      [paths.donate, ['Give monthly']],
    ] as const) {
      test(`of ${address} gives by one tap: ${ways.join(', ')}`, async ({ page }) => {
        await open(page, address);
        for (const name of ways)
          expect(await isInSight(page.getByRole('main').getByRole('link', { name })), name).toBe(true);
      });
    }

    test('of the front door leads to the clinic and to help', async ({ page }) => {
      await open(page, paths.home);
      const main = page.getByRole('main');
      for (const name of ['I may be pregnant', 'Get help now', /^Text us/])
        expect(await isInSight(main.getByRole('link', { name }).first()), String(name)).toBe(true);
    });
  });
}

test('every service says how to call before it explains anything', async ({ page }) => {
  for (const { path } of services) {
    await page.goto(path);
    const comesFirst = await page.locator('main').evaluate((main) => {
      const call = main.querySelector('a[href^="tel:"]');
      const words = [...main.querySelectorAll('p')].find(({ textContent }) => (textContent ?? '').length > 40);
      return call && words && call.compareDocumentPosition(words) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(comesFirst, path).toBe(true);
  }
});
