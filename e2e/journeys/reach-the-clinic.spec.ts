import { expect, test } from '@playwright/test';
import { destinationAt } from '../fixtures/page/destinations';
import { weekdayOf } from '@site/shared-data/dates/clinicDay';
import { holidayName } from '@site/shared-data/dates/holidayName';
import { openingState } from '@site/shared-data/dates/openingState';
import { hotlines } from '@site/shared-data/hotlines';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { closures, contact, hours } from '@site/shared-data/siteFacts';
import { registryIn } from '../fixtures/faults/editDocuments';
import { addresses, documentAt, presentIn } from '../fixtures/page/addresses';
import { setClock } from '../fixtures/page/page';

const inNeed: readonly string[] = presentIn([
  ...[paths.home, paths.welcome, paths.contact],
  ...services.map(({ path }) => path),
]);

const { name: lifeline, phone, text } = hotlines.lifeline.value;

test.describe('on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the site shows whether the clinic is open', async ({ page }) => {
    // A night and the next morning at a clinic six hours behind UTC.
    for (const moment of ['2026-11-17T01:00:00-06:00', '2026-11-17T10:00:00-06:00']) {
      await setClock(page, moment);
      await page.goto(paths.contact);
      const { text } = openingState(hours.value, closures.value, Date.parse(moment));
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
    }
  });

  test('on holidays the site says to call first, until the clinic has set its closed days', async ({ page }) => {
    test.skip(closures.status !== 'sample', 'the clinic has confirmed its closed days');
    const { holidays = [] } = registryIn(documentAt(paths.contact));
    const holiday = holidays.find((day) => hours.value[weekdayOf(day)] !== null);
    if (!holiday) throw new Error('the registry has no holiday on a working day');
    await setClock(page, `${holiday}T11:00:00-06:00`);
    await page.goto(paths.contact);
    await expect(page.getByRole('main').getByText(`${holidayName(holiday)}: please call first`)).toBeVisible();
    await expect(page.getByText(/open now/i)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar leads to help while the section of a page does not answer, and again after scrolling away', async ({
    page,
  }) => {
    await page.route('**/remoteEntry.js*', () => {});
    const address = inNeed.find((path) => destinationAt(path).section !== 'shell');
    test.skip(address === undefined, 'no section has a page for people in need');
    await page.goto(`${address}?from=mail`, { waitUntil: 'commit' });
    // The bar is hidden until the first scroll.
    const help = page.locator('nav[aria-label="Quick actions"] a', { hasText: 'Help' });
    // React owns the link of the frame.
    await page.waitForFunction(
      (link) => Object.keys(link).some((key) => key.startsWith('__react')),
      await help.elementHandle(),
    );
    for (const distance of [600, -600]) {
      await page.mouse.wheel(0, distance);
      await help.click();
      await expect(page.getByRole('heading', { name: 'Get help now' })).toBeInViewport();
    }
    expect(new URL(page.url()).search).toBe('?from=mail');
  });
});

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('pages for people in need link to help instead of gifts, and a tap on the line calls', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    const texting = contact.textLine.value === null ? [] : ['Text'];
    await page.goto(addresses.find((address) => !inNeed.includes(address)) ?? '/');
    // The bar appears with the first scroll.
    const scroll = () => page.mouse.wheel(0, 600);
    await scroll();
    await expect(bar.getByRole('link')).toHaveText(['Call', ...texting, 'Directions', 'Donate']);
    for (const address of inNeed) {
      await page.goto(address);
      await scroll();
      await expect(bar.getByRole('link')).toHaveText(['Call', ...texting, 'Directions', 'Help']);
      await bar.getByRole('link', { name: 'Help' }).click();
      await expect(page.getByRole('heading', { name: 'Get help now' })).toBeInViewport();
    }

    const line = page.getByRole('listitem').filter({ hasText: lifeline });
    const called = await line.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const places: [number, number][] = [
        [left + 0.02 * width, top + 0.5 * height],
        [left + 0.5 * width, top + 0.1 * height],
        [left + 0.98 * width, top + 0.9 * height],
      ];
      return places.map((place) =>
        document
          .elementFromPoint(...place)
          ?.closest('a')
          ?.getAttribute('href'),
      );
    });
    const call = `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
    expect(called, `a tap at the left, above or at the right calls ${lifeline}`).toEqual([call, call, call]);
    await expect(line.getByRole('link', { name: `Text ${text?.to}` })).toHaveAttribute('href', /^sms:/);
  });
});
