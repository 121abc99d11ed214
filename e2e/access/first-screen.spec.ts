import { expect, test, type Locator, type Page } from '@playwright/test';
import { donationOptions, type DonationOption } from '@site/shared-data/donationOptions';
import { openingState } from '@site/shared-data/dates/openingState';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { closures, contact, hours } from '@site/shared-data/siteFacts';
import { inFull, presentIn } from '../fixtures/page/addresses';
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

/** What pages for people in need show: whom to call, whether someone is there, and the way. */
function helpOn(page: Page): readonly Locator[] {
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: `Call us ${contact.phone.value}` }).first();
  return [
    call,
    call.getByText(contact.phone.value),
    main.getByText(state).first(),
    main.getByRole('link', { name: /^Directions/ }).first(),
  ];
}

const inNeed = presentIn([paths.home, paths.contact, ...services.map(({ path }) => path)]);

/** Whether a gift of this kind is made on the Internet. */
const isOnline = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink || buttonLink === paths.monthlyPartner;

/** The links that the first screen of a page has to show. */
const firstLinks: Record<string, readonly (string | RegExp)[]> = {
  [paths.home]: ['I may be pregnant', 'Get help now', /^Text us/],
  [paths.give]: donationOptions.filter(isOnline).map(({ buttonText }) => buttonText),
  // All ways stand here with their descriptions, in the order of the specification.
  [paths.donate]: donationOptions.slice(0, 1).map(({ buttonText }) => buttonText),
};

for (const viewport of phones) {
  test(`${viewport.width} × ${viewport.height} pixels show whom to call and the next step at once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await setClock(page, saturday);
    for (const address of presentIn([...new Set([...inNeed, ...Object.keys(firstLinks)])])) {
      await open(page, address);
      const links = (firstLinks[address] ?? []).map((name) => page.getByRole('main').getByRole('link', { name }));
      for (const target of [...links.map((link) => link.first()), ...(inNeed.includes(address) ? helpOn(page) : [])])
        expect
          .soft(
            await isInSight(target),
            `${address}: ${target.toString()} is not in the first screen of ${viewport.width} px`,
          )
          .toBe(true);
    }
  });
}
