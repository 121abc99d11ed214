import { expect, test } from '@playwright/test';
import { hoursRows } from '@site/shared-data/dates/hoursRows';
import { contact, hours } from '@site/shared-data/siteFacts';

const { street } = contact.address.value;
const times = hoursRows(hours.value).map(({ text }) => text);

/** By address, how many sheets of Letter paper it may take, and what they must say on the refrigerator. */
const kept: Record<string, readonly [most: number, ...words: string[]]> = {
  '/contact': [2, 'Contact us', 'Monday', ...times, street, contact.email.value],
  '/events': [2, 'Hope Gala', 'April 10, 2025', 'Walk 4 Life', 'Opelika Sportsplex', 'Baby Bottle Boomerang'],
  '/supply-drive': [1, 'Most needed', 'Where to bring it', street],
};

test('what people keep prints on few sheets, with all it says', async ({ page }) => {
  for (const [address, [most, ...words]] of Object.entries(kept)) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    for (const one of [...words, contact.phone.value]) expect(printed, address).toContain(one);
    const margin = { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' };
    const pdf = await page.pdf({ format: 'Letter', margin });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, address).toBeLessThanOrEqual(most);
  }
});
