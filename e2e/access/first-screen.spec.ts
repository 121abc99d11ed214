import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openingState } from '@site/shared-data/dates/openingState';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { closures, contact, hours } from '@site/shared-data/siteFacts';
import { inFull } from '../fixtures/page/addresses';
import { open, setClock } from '../fixtures/page/page';

/** The moment with the longest words for whether someone is there. */
const saturday = '2026-11-21T12:00:00-06:00';
const state = openingState(hours.value, closures.value, Date.parse(saturday)).text;

/** In part, the smallest: what it has room for, the others have. */
const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
].slice(0, inFull ? undefined : 1);

/** All of it stands in the window, and nothing lies over it. */
async function expectInSight(target: Locator): Promise<void> {
  const isInSight = await target.evaluate((element) => {
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
  expect(isInSight, target.toString()).toBe(true);
}

/** What the first screen of every page for people in need shows: whom to call, whether someone is there, and the way. */
function helpOf(page: Page): readonly Locator[] {
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: `Call us ${contact.phone.value}` }).first();
  return [
    call,
    call.getByText(contact.phone.value),
    main.getByText(state).first(),
    main.getByRole('link', { name: /^Directions/ }).first(),
    page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Call' }),
  ];
}

const linksTo =
  (...names: readonly (string | RegExp)[]) =>
  (page: Page) =>
    names.map((name) => page.getByRole('main').getByRole('link', { name }).first());

const shown: readonly (readonly [address: string, what: string, find: (page: Page) => readonly Locator[]])[] = [
  ...[paths.home, ...services.map(({ path }) => path), paths.contact].map(
    (address) => [address, 'whom to call, whether someone is there, and the way', helpOf] as const,
  ),
  [paths.home, 'the clinic and help', linksTo('I may be pregnant', 'Get help now', /^Text us/)],
  [paths.give, 'ways to give by one tap', linksTo('Give once', 'Give monthly')],
  // All ways stand here with their descriptions, in the order of the specification.
  [paths.donate, 'a way to give by one tap', linksTo('Give monthly')],
];

for (const viewport of phones) {
  test.describe(`the first screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const [address, what, find] of shown) {
      test(`of ${address} shows ${what}`, async ({ page }) => {
        await setClock(page, saturday);
        await open(page, address);
        for (const target of find(page)) await expectInSight(target);
      });
    }
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
