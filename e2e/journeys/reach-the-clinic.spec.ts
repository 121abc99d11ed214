import { expect, test } from '@playwright/test';
import { hydrated } from '../setup/hydrated';
import { setClock } from '../setup/setClock';

test('the contact page starts an e-mail with subject and body, and shows a map only when asked', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  const mail = await page.getByRole('link', { name: /Compose Email/ }).getAttribute('href');
  expect(mail).toMatch(/^mailto:hello@example\.org\?subject=Question%20for%20.+&body=Hello%2C/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Directions/ })
      .first(),
  ).toBeVisible();
  expect(elsewhere).toEqual([]);
});

const moments: Record<string, string> = {
  '2026-11-20T07:59:00-06:00': 'Closed now. Opens today at 8:00 AM',
  '2026-11-20T08:00:00-06:00': 'Open now until 12:00 PM',
  '2026-11-20T12:00:00-06:00': 'Closed now. Opens Monday at 8:00 AM',
  '2026-11-18T16:59:00-06:00': 'Open now until 5:00 PM',
};

for (const [moment, words] of Object.entries(moments)) {
  test(`at ${moment} the site says "${words}", wherever the visitor is`, async ({ browser }) => {
    const context = await browser.newContext({
      timezoneId: 'Pacific/Kiritimati',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await setClock(page, moment);
    await page.goto('/contact');
    await expect(page.getByText(words).first()).toBeVisible();
    await context.close();
  });
}
