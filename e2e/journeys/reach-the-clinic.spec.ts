import { expect, test } from '@playwright/test';
import { weekdayOf, weekdays } from '@site/shared-data/dates/clinicDay';
import { openingState } from '@site/shared-data/dates/openingState';
import { parseClockTime } from '@site/shared-data/dates/openingHours';
import { privacyLink } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { closures, contact, hours } from '@site/shared-data/siteFacts';
import { hydrated } from '../fixtures/page/hydrated';
import { setClock } from '../fixtures/page/setClock';
import { registryElementId } from '../../shell/src/sections/registry';
import type { Registry } from '../../shell/src/sections/registry';

test('the contact page starts an e-mail with subject and body, and shows a map only when asked', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  const mail = await page.getByRole('link', { name: /Compose Email/ }).getAttribute('href');
  expect(mail).toMatch(/\?subject=Question%20for%20.+&body=Hello%2C/);
  expect(mail?.startsWith(`mailto:${contact.email.value}?`)).toBe(true);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Directions/ })
      .first(),
  ).toBeVisible();
  expect(elsewhere).toEqual([]);
});

/** A minute in which the office is open, and one in which it is not, in a week of November: the clinic is six hours behind UTC. */
const firstDay = weekdays.findIndex((weekday) => hours.value[weekday] !== null);
const opens = parseClockTime(hours.value[weekdays[firstDay] ?? 'Monday']?.opens ?? '8:00 AM');
const moments = [opens - 1, opens].map(
  (minute) => Date.parse(`2026-11-${16 + firstDay}T00:00:00-06:00`) + minute * 60_000,
);

for (const moment of moments) {
  const words = openingState(hours.value, closures.value, moment).text;
  test(`the site says "${words}", wherever the visitor is`, async ({ browser }) => {
    const context = await browser.newContext({
      timezoneId: 'Pacific/Kiritimati',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await setClock(page, new Date(moment).toISOString());
    await page.goto('/contact');
    await expect(page.getByText(words).first()).toBeVisible();
    await context.close();
  });
}

test('nobody is sent to a closed door on a holiday that the clinic has not spoken of', async ({ page }) => {
  test.skip(closures.status !== 'sample', 'the clinic has said when it is closed');
  await page.goto('/contact');
  const { holidays = [] } = JSON.parse(await page.locator(`#${registryElementId}`).innerText()) as Registry;
  const holiday = holidays.find((day) => hours.value[weekdayOf(day)] !== null);
  await setClock(page, `${holiday}T11:00:00-06:00`);
  await page.reload();
  await expect(page.getByRole('main').getByText('Holiday: please call first')).toBeVisible();
  await expect(page.getByText(/open now/i)).toHaveCount(0);
});

test('on a phone, pages for people in need lead to help where others ask for a gift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  for (const address of [paths.home, paths.welcome, paths.contact, ...services.map(({ path }) => path)]) {
    await page.goto(address);
    await hydrated(page);
    await expect(bar.getByRole('link')).toHaveText(['Call', 'Directions', 'Help']);
    await bar.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeInViewport();
  }
  await page.goto('/about');
  await expect(bar.getByRole('link')).toHaveText(['Call', 'Directions', 'Donate']);
});

test('privacy is one link away from every page', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: privacyLink.label }).click();
  await expect(page).toHaveURL(new RegExp(`${privacyLink.path}$`));
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeInViewport();
});
