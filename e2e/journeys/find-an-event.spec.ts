import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { eventColumns } from '@site/shared-data/constants';
import { addDays } from '@site/shared-data/dates/clinicDay';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { eventState, pastEvents, upcomingEvents } from '@site/shared-data/dates/eventState';
import { events } from '@site/shared-data/events';
import type { ClinicEvent } from '@site/shared-data/events';
import { heading, listen, open, setClock } from '../fixtures/page/page';

/** Opens a page for a visitor whose clock shows noon of a day at the clinic. */
async function openOn(page: Page, day: string, address: string) {
  await setClock(page, `${day}T12:00:00-06:00`);
  await open(page, address);
}

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });

const learnMore = (page: Page, { title }: ClinicEvent) =>
  page.getByRole('main').getByRole('link', { name: 'Learn More', description: `about ${title}` });

const badges = ['Registration Open', 'Going on now', 'Coming Soon', 'Past event'];

/** What the list shows: each event with its badge, in order. */
const shown = (page: Page) =>
  cards(page).evaluateAll(
    (all, known) =>
      all.map((card) => {
        const badge = known.find((one) => card.textContent?.includes(one));
        const title = card.querySelector('h3')?.textContent?.trim();
        return `${title}: ${badge}${card.querySelector('a') ? ' →' : ''}`;
      }),
    badges,
  );

/** What the list has to show on a day. */
function expectedOn(day: ClinicDay): string[] {
  const badgeOf = (event: ClinicEvent) => {
    if (event.registrationOpen) return 'Registration Open';
    return eventState(event, day) === 'under way' ? 'Going on now' : 'Coming Soon';
  };
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

for (const [address, day] of [
  ['/events', before],
  // The list has two addresses.
  ['/partner/events', lastDays[0] ?? before],
  ['/events', after],
] as const) {
  test(`${address} on ${day} shows upcoming events first, then past ones`, async ({ page }) => {
    const messages = listen(page);
    await openOn(page, day, address);
    await expect.poll(() => shown(page)).toEqual(expectedOn(day));
    expect(messages).toEqual([]);
  });
}

const [first] = upcomingEvents(events, before);
test.skip(!first, 'there are no events');

test('an event is not past until its last day has ended at the clinic', async ({ page }) => {
  if (!first) return;
  // Five minutes before midnight there, in summer as in winter, and two hours later.
  await setClock(page, `${addDays(lastDay(first), 1)}T04:55:00Z`);
  await page.goto('/events');
  await expect(learnMore(page, first)).toBeVisible();
  await setClock(page, `${addDays(lastDay(first), 1)}T06:55:00Z`);
  await page.reload();
  await expect(learnMore(page, first)).toHaveCount(0);
});

for (const event of events) {
  test(`the page of ${event.title} invites until its last day, and then thanks`, async ({ page }) => {
    const main = page.getByRole('main');
    const offersRegistration = async () => {
      const register = main.getByRole('link', { name: 'Register Now', exact: true });
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
    await offersRegistration();
  });
}

test('a card leads to its event', async ({ page }) => {
  if (!first) return;
  await openOn(page, before, '/events');
  await learnMore(page, first).click();
  await expect(heading(page)).toHaveText(first.title);
});

test('the list fits every screen: rows on a phone, wide cards on a tablet, columns beyond', async ({ page }) => {
  const boxes = () => cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  await page.setViewportSize({ width: 390, height: 664 });
  await openOn(page, after, '/events');
  for (const row of await cards(page).all()) {
    const picture = await row.getByRole('img').boundingBox();
    const words = await row.getByRole('heading').boundingBox();
    expect(picture?.width).toBeLessThan(130);
    expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  }
  for (const day of [before, after]) {
    await openOn(page, day, '/events');
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const { width } of (await boxes()) as DOMRect[]) expect(width).toBeGreaterThanOrEqual(260);
    await page.setViewportSize({ width: 1280, height: 900 });
    const lefts = ((await boxes()) as DOMRect[]).map(({ left }) => Math.round(left));
    if (day === before) expect(new Set(lefts).size).toBe(Math.min(eventColumns, events.length));
  }
});
