import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hoursRows } from '@site/shared-data/dates/hoursRows';
import { contact, hours } from '@site/shared-data/siteFacts';
import { pages } from '../fixtures/page/pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many sheets of Letter paper a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What a sheet on the refrigerator must say, and how many sheets that may take. */
const kept: Record<string, { words: readonly string[]; most: number }> = {
  '/contact': {
    words: [
      'Contact us',
      'Monday',
      ...hoursRows(hours.value).map(({ text }) => text),
      contact.address.value.street,
      contact.email.value,
    ],
    most: 2,
  },
  '/events': {
    words: ['Hope Gala', 'April 10, 2025', 'Walk 4 Life', 'Opelika Sportsplex', 'Baby Bottle Boomerang'],
    most: 2,
  },
  '/supply-drive': { words: ['Most needed', 'Where to bring it', contact.address.value.street], most: 1 },
};

for (const [address, { words, most }] of Object.entries(kept)) {
  test(`${address} prints on ${most} sheets at most, with all it says`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    for (const one of [...words, contact.phone.value]) expect(printed).toContain(one);
    expect(await sheets(page)).toBeLessThanOrEqual(most);
  });
}

for (const address of pages) {
  test(`${address} leaves what is for pressing off the paper, and nothing else`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 960 });
    await page.goto(address);
    const words = () =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, td, th, dd')].map((one) => ({
          words: one.textContent?.trim() ?? '',
          isShown: one.checkVisibility() && !one.closest('.screen-only'),
        })),
      );
    const onScreen = (await words()).filter(({ isShown }) => isShown);
    await page.emulateMedia({ media: 'print' });
    const onPaper = (await words()).filter(({ isShown }) => isShown).map(({ words: one }) => one);
    expect(onScreen.map(({ words: one }) => one).filter((one) => !onPaper.includes(one))).toEqual([]);
    for (const navigation of await page.locator('nav').all()) await expect(navigation).toBeHidden();
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
    // The bar at the thumb and the header never stand over words on paper.
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => one.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(one).position))
        .map(({ className }) => className),
    );
    expect(stuck).toEqual([]);
    // Ink on white: words are dark, and a link shows that it is one.
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, td, th, dd, li, a, address')]
        .filter((one) => one.checkVisibility() && one.textContent?.trim())
        .filter((one) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(one)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          return Math.max(red, green, blue) > 110;
        })
        .map((one) => `${one.tagName} "${one.textContent?.trim().slice(0, 40)}"`),
    );
    expect(pale).toEqual([]);
  });
}
