import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hoursRows } from '@site/shared-data/dates/hoursRows';
import { contact, hours } from '@site/shared-data/siteFacts';
import { pages } from '../fixtures/page/addresses';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many sheets of Letter paper a page takes. */
async function sheets(page: Page): Promise<number> {
  const margin = { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' };
  const pdf = await page.pdf({ format: 'Letter', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const { street } = contact.address.value;
const times = hoursRows(hours.value).map(({ text }) => text);

/** By address, how many sheets it may take, and what they must say on the refrigerator. */
const kept: Record<string, readonly [most: number, ...words: string[]]> = {
  '/contact': [2, 'Contact us', 'Monday', ...times, street, contact.email.value],
  '/events': [2, 'Hope Gala', 'April 10, 2025', 'Walk 4 Life', 'Opelika Sportsplex', 'Baby Bottle Boomerang'],
  '/supply-drive': [1, 'Most needed', 'Where to bring it', street],
};

for (const [address, [most, ...words]] of Object.entries(kept)) {
  test(`${address} prints on ${most} sheets at most, with all it says`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    for (const one of [...words, contact.phone.value]) expect(printed).toContain(one);
    expect(await sheets(page)).toBeLessThanOrEqual(most);
  });
}

/** The words that are shown, apart from what is for the screen alone; with those of folded answers where they are asked for. */
const shownWords = (page: Page, withFolded = false) =>
  page.locator('main').evaluate(
    (main, folded) =>
      [...main.querySelectorAll('h1, h2, h3, p, td, th, dd')]
        .filter((one) => one.checkVisibility() || (folded && one.closest('details')))
        .filter((one) => !one.closest('.screen-only'))
        .map((one) => one.textContent?.trim() ?? ''),
    withFolded,
  );

/** What spoils a sheet: what is for pressing, what stands over words, and words too pale for ink on white. */
const paperFaults = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const name = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
      const { color, position } = getComputedStyle(element);
      const isPale = Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) > 110;
      const hasWords = element.matches('h1, h2, h3, p, td, th, dd, li, a, address') && element.textContent?.trim();
      return [
        ...(element.matches('nav, button') ? [`${name} is printed`] : []),
        ...(['fixed', 'sticky'].includes(position) ? [`${name} stands over words`] : []),
        ...(hasWords && isPale ? [`${name} is pale`] : []),
      ];
    }),
  );

for (const address of pages) {
  test(`${address} leaves what is for pressing off the paper, and nothing else`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 960 });
    await page.goto(address);
    const words = await shownWords(page, true);
    await page.emulateMedia({ media: 'print' });
    expect(await shownWords(page)).toEqual(expect.arrayContaining(words));
    expect(await paperFaults(page)).toEqual([]);
  });
}
