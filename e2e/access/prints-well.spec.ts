import { expect, test } from '@playwright/test';
import { presentIn } from '../fixtures/page/addresses';
import { openWithFonts } from '../fixtures/page/page';
import { hoursRows } from '@site/shared-data/dates/hoursRows';
import { events } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { contact, hours } from '@site/shared-data/siteFacts';

const { street } = contact.address.value;
const times = hoursRows(hours.value).map(({ text }) => text);

/** For each address, the most sheets of Letter paper, and the words that the printout must contain. */
const kept: Record<string, readonly [most: number, ...words: string[]]> = {
  [paths.contact]: [2, 'Monday', ...times, street, contact.email.value],
  // Five events fill a sheet.
  [paths.events]: [
    1 + Math.ceil(events.length / 5),
    ...events.flatMap(({ title, date, location }) => [title, date, location]),
  ],
  [paths.supplyDrive]: [1, street],
};

test('pages that people keep print on few sheets, with all their content', async ({ page }) => {
  await openWithFonts(page, '/');
  for (const address of presentIn(Object.keys(kept))) {
    const [most, ...words] = kept[address] ?? [1];
    await page.goto(address, { referer: page.url() });
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    for (const one of [...words, contact.phone.value]) expect(printed, `${address} on paper`).toContain(one);
    const margin = { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' };
    const pdf = await page.pdf({ format: 'Letter', margin });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, `sheets of ${address}`).toBeLessThanOrEqual(
      most,
    );
  }
});
