import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addDays } from '@site/shared-data/dates/clinicDay';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { eventColumns } from '@site/shared-data/constants';
import { events } from '@site/shared-data/events';
import type { ClinicEvent } from '@site/shared-data/events';
import { eventState, pastEvents, upcomingEvents } from '@site/shared-data/dates/eventState';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { setClock } from '../fixtures/page/setClock';

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
        const state = ['Registration Open', 'Going on now', 'Coming Soon', 'Past event'].find((badge) =>
          card.textContent?.includes(badge),
        );
        return `${title}: ${state ?? ''}${card.querySelector('a') ? ' →' : ''}`;
      }),
    );

/** What the list has to show on a day. */
function expectedOn(day: ClinicDay): string[] {
  const badgeOf = (event: ClinicEvent) =>
    event.registrationOpen
      ? 'Registration Open'
      : eventState(event, day) === 'under way'
        ? 'Going on now'
        : 'Coming Soon';
  return [
    ...upcomingEvents(events, day).map((event) => `${event.title}: ${badgeOf(event)} →`),
    ...pastEvents(events, day).map(({ title }) => `${title}: Past event`),
  ];
}

const lastDay = ({ date, endDate = date }: ClinicEvent) => parseEventDate(endDate);

/** A day before all events, the last day of the first of them, and a day after all. */
const lastDays = events.map(lastDay).toSorted();
const before = addDays(events.map(({ date }) => parseEventDate(date)).toSorted()[0] ?? '2025-01-01', -9);
const after = addDays(lastDays.at(-1) ?? '2025-01-01', 30);
const days = [before, lastDays[0] ?? before, after];

for (const [index, day] of days.entries()) {
  // The list has two addresses.
  const address = index === 1 ? '/partner/events' : '/events';
  test(`${address} on ${day} shows upcoming events first, then past ones`, async ({ page }) => {
    const heard = listen(page);
    await openOn(page, day, address);
    await expect.poll(() => shown(page)).toEqual(expectedOn(day));
    expect(heard).toEqual([]);
  });
}

test('an event is not past until its last day has ended at the clinic', async ({ page }) => {
  const [event] = events;
  test.skip(!event, 'there are no events');
  if (!event) return;
  // Five minutes before midnight there, in summer as in winter, and two hours later.
  await setClock(page, `${addDays(lastDay(event), 1)}T04:55:00Z`);
  await page.goto('/events');
  const card = page.getByRole('main').getByRole('link', { name: 'Learn More', description: `about ${event.title}` });
  await expect(card).toBeVisible();
  await setClock(page, `${addDays(lastDay(event), 1)}T06:55:00Z`);
  await page.reload();
  await expect(card).toHaveCount(0);
});

for (const event of events) {
  test(`the page of ${event.title} invites until its last day, offers what its registration allows, and then thanks`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const register = main.getByRole('link', { name: 'Register Now', exact: true });
    const offersRegistration = async () => {
      if (!event.requiresRegistration) await expect(main.getByRole('link', { name: 'Contact Us' })).toBeVisible();
      else if (event.registrationOpen) await expect(register).toHaveAttribute('target', '_blank');
      else await expect(main.getByRole('button', { name: 'Registration Coming Soon' })).toBeDisabled();
    };
    await page.setViewportSize({ width: 390, height: 664 });
    await openOn(page, lastDay(event), event.detailPageUrl);
    await expect(main.getByText(event.description)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await offersRegistration();

    await openOn(page, addDays(lastDay(event), 1), event.detailPageUrl);
    await expect(main.getByText(/Thank you to all who took part/)).toBeInViewport();
    await expect(main.getByRole('link', { name: 'Join our mailing list' })).toBeInViewport();
    await expect(main.getByText(event.description)).toHaveCount(0);
    await expect(main.getByRole('link', { name: /calendar|directions/i })).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Share' })).toHaveCount(0);
    expect(await main.innerText()).not.toMatch(/join us|pick up|sponsor|set a goal|to be announced/i);
    // The specification gives the registration no date: it stays, for the next one.
    await expect(main.getByText('There is no date yet.')).toBeVisible();
    await offersRegistration();
  });
}

test('on a phone, past events are rows: small pictures, and words beside them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openOn(page, after, '/events');
  for (const { title } of events) {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    const picture = await row.getByRole('img').boundingBox();
    const words = await row.getByRole('heading').boundingBox();
    expect(picture?.width).toBeLessThan(130);
    expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  }
});

test('on a tablet, no card of an event is narrower than 260 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const day of [before, after]) {
    await openOn(page, day, '/events');
    for (const { title } of events) {
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      expect((await card.boundingBox())?.width, title).toBeGreaterThanOrEqual(260);
    }
  }
});

test('a card leads to its event', async ({ page }) => {
  const [event] = upcomingEvents(events, before);
  test.skip(!event, 'there are no events');
  if (!event) return;
  await openOn(page, before, '/events');
  await page.getByRole('link', { name: 'Learn More', description: `about ${event.title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
});

test('when nothing is upcoming, the list says so kindly', async ({ page }) => {
  await openOn(page, after, '/events');
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
  expect(new Set(lefts.map(Math.round)).size).toBe(Math.min(eventColumns, events.length));
});
