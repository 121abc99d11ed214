import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../setup/hydrated';
import { listen } from '../setup/listen';
import { setClock } from '../setup/setClock';

/** Opens a page for a visitor whose clock shows noon of a day at the clinic. */
async function openOn(page: Page, day: string, address: string) {
  await setClock(page, `${day}T12:00:00-06:00`);
  await page.goto(address);
  await hydrated(page);
}

/** What the list shows: each event with its badge, in order. */
const shown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
    .evaluateAll((cards) =>
      cards.map((card) => {
        const title = card.querySelector('h3')?.textContent?.trim() ?? '';
        const state = ['Registration Open', 'Coming Soon', 'Past event'].find((badge) =>
          card.textContent?.includes(badge),
        );
        return `${title}: ${state ?? ''}${card.querySelector('a') ? ' →' : ''}`;
      }),
    );

const lists: Record<string, string[]> = {
  '2025-04-01': [
    'Hope Gala: Registration Open →',
    'Baby Bottle Boomerang: Coming Soon →',
    'Walk 4 Life: Coming Soon →',
  ],
  '2025-07-01': ['Baby Bottle Boomerang: Coming Soon →', 'Walk 4 Life: Coming Soon →', 'Hope Gala: Past event'],
  '2025-12-01': ['Hope Gala: Past event', 'Baby Bottle Boomerang: Past event', 'Walk 4 Life: Past event'],
};

for (const [day, expected] of Object.entries(lists)) {
  for (const address of ['/events', '/partner/events']) {
    test(`${address} on ${day} shows upcoming events first, then past ones`, async ({ page }) => {
      const heard = listen(page);
      await openOn(page, day, address);
      await expect.poll(() => shown(page)).toEqual(expected);
      expect(heard).toEqual([]);
    });
  }
}

test('the day of an event is not past until it has ended at the clinic', async ({ page }) => {
  await setClock(page, '2025-04-10T23:59:00-05:00');
  await page.goto('/events');
  await expect.poll(async () => (await shown(page))[0]).toBe('Hope Gala: Registration Open →');
  await setClock(page, '2025-04-11T00:00:00-05:00');
  await page.reload();
  await expect.poll(async () => (await shown(page)).at(-1)).toBe('Hope Gala: Past event');
});

test('a card leads to its event', async ({ page }) => {
  await openOn(page, '2025-04-01', '/events');
  await page.getByRole('link', { name: 'Learn More about Hope Gala' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hope Gala');
  const register = page.getByRole('link', { name: /^Register Now/ });
  await expect(register).toHaveAttribute('target', '_blank');
});

test('the walk cannot be registered for yet, and says so', async ({ page }) => {
  await openOn(page, '2025-07-01', '/events/walk-for-life');
  await expect(page.getByRole('button', { name: 'Registration Coming Soon' })).toBeDisabled();
});

test('today, when nothing is upcoming, the list says so kindly', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: /mailing list/i })).toBeVisible();
  expect((await shown(page)).every((card) => card.endsWith('Past event'))).toBe(true);
});

test('cards stand in three columns on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/events');
  const lefts = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(3);
});
