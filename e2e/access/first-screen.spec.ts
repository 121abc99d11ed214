import { expect, test, type Locator, type Page } from '@playwright/test';
import { donationOptions, type DonationOption } from '@site/shared-data/donationOptions';
import { openingState } from '@site/shared-data/dates/openingState';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { closures, contact, hours } from '@site/shared-data/siteFacts';
import { inFull, presentIn } from '../fixtures/page/addresses';
import { openNext, openWithFonts, setClock } from '../fixtures/page/page';

/** The moment with the longest line about opening hours, then moments of an open day. A part of the matrix uses the first. */
const moments = ['2026-11-21T12:00:00-06:00', '2026-11-18T10:00:00-06:00', '2026-11-18T19:00:00-06:00'].slice(
  0,
  inFull ? undefined : 1,
);

/** A part of the matrix uses the smallest phone. The others have room for the same content. */
const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
].slice(0, inFull ? undefined : 1);

/** Returns whether an element is completely in the window, and nothing covers it. */
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

/** Returns what pages for people in need must show: the phone number, the opening hours and the directions. */
function helpOn(page: Page, moment: string): readonly Locator[] {
  const state = openingState(hours.value, closures.value, Date.parse(moment)).text;
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

/** Returns whether people make this kind of gift online. */
const isOnline = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink || buttonLink === paths.monthlyPartner;

/** The links that the first screen of a page must show. */
const firstLinks: Record<string, readonly (string | RegExp)[]> = {
  [paths.home]: ['I may be pregnant', 'Get help now', ...(contact.textLine.value === null ? [] : [/^Text us/])],
  [paths.give]: donationOptions.filter(isOnline).map(({ buttonText }) => buttonText),
  // This page lists all ways to give with their descriptions, in the order of the specification.
  [paths.donate]: donationOptions.slice(0, 1).map(({ buttonText }) => buttonText),
};

for (const [viewport, moment] of phones.flatMap((phone) => moments.map((one) => [phone, one] as const))) {
  test(`${viewport.width} × ${viewport.height} pixels show the phone number and the next step on ${moment}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await setClock(page, moment);
    // In a wide font of the device a line may wrap.
    await openWithFonts(page, '/');
    for (const address of presentIn([...new Set([...inNeed, ...Object.keys(firstLinks)])])) {
      await openNext(page, address);
      const links = (firstLinks[address] ?? []).map((name) => page.getByRole('main').getByRole('link', { name }));
      for (const target of [
        ...links.map((link) => link.first()),
        ...(inNeed.includes(address) ? helpOn(page, moment) : []),
      ])
        expect
          .soft(
            await isInSight(target),
            `${address}: ${target.toString()} is not in the first screen of ${viewport.width} px`,
          )
          .toBe(true);
    }
  });
}
