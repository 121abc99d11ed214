import { expect, test } from '@playwright/test';
import { weekdayOf, weekdays } from '@site/shared-data/dates/clinicDay';
import { parseClockTime } from '@site/shared-data/dates/openingHours';
import { openingState } from '@site/shared-data/dates/openingState';
import { privacyLink } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { closures, contact, hours } from '@site/shared-data/siteFacts';
import { registryIn } from '../fixtures/faults/editDocuments';
import { open, setClock } from '../fixtures/page/page';

test('the contact page starts an e-mail with subject and body, and shows the way', async ({ page }) => {
  await open(page, '/contact');
  const mail = await page.getByRole('link', { name: /Compose Email/ }).getAttribute('href');
  expect(mail).toMatch(/\?subject=Question%20for%20.+&body=Hello%2C/);
  expect(mail?.startsWith(`mailto:${contact.email.value}?`)).toBe(true);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Directions/ })
      .first(),
  ).toBeVisible();
});

/** A minute in which the office is closed, and one in which it is open, in a November: the clinic is six hours behind UTC. */
const firstDay = weekdays.findIndex((weekday) => hours.value[weekday] !== null);
const opens = parseClockTime(hours.value[weekdays[firstDay] ?? 'Monday']?.opens ?? '8:00 AM');
const midnight = Date.parse(`2026-11-${16 + firstDay}T00:00:00-06:00`);

test.describe('on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', viewport: { width: 1280, height: 800 } });

  for (const moment of [opens - 1, opens].map((minute) => midnight + minute * 60_000)) {
    const words = openingState(hours.value, closures.value, moment).text;
    test(`the site says "${words}"`, async ({ page }) => {
      await setClock(page, new Date(moment).toISOString());
      await page.goto('/contact');
      await expect(page.getByText(words).first()).toBeVisible();
    });
  }
});

test('nobody is sent to a closed door on a holiday that the clinic has not spoken of', async ({ page, request }) => {
  test.skip(closures.status !== 'sample', 'the clinic has said when it is closed');
  const { holidays = [] } = registryIn(await (await request.get('/contact')).text());
  const holiday = holidays.find((day) => hours.value[weekdayOf(day)] !== null);
  await setClock(page, `${holiday}T11:00:00-06:00`);
  await page.goto('/contact');
  await expect(page.getByRole('main').getByText('Holiday: please call first')).toBeVisible();
  await expect(page.getByText(/open now/i)).toHaveCount(0);
});

test('on a phone, pages for people in need lead to help where others ask for a gift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  for (const address of [paths.home, paths.welcome, paths.contact, ...services.map(({ path }) => path)]) {
    await open(page, address);
    await expect(bar.getByRole('link')).toHaveText(['Call', 'Directions', 'Help']);
    await bar.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeInViewport();
  }
  await page.goto('/about');
  await expect(bar.getByRole('link')).toHaveText(['Call', 'Directions', 'Donate']);
});

test('privacy is one link away from every page', async ({ page }) => {
  await open(page, '/events');
  await page.getByRole('contentinfo').getByRole('link', { name: privacyLink.label }).click();
  await expect(page).toHaveURL(new RegExp(`${privacyLink.path}$`));
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeInViewport();
});
