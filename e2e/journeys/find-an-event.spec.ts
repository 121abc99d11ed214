import { expect, test, type Page } from '@playwright/test';
import { eventColumns } from '@site/shared-data/constants';
import { mailingListUrl } from '@site/shared-data/contactLinks';
import { addDays } from '@site/shared-data/dates/clinicDay';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { pastEvents, upcomingEvents } from '@site/shared-data/dates/eventState';
import { events, type ClinicEvent } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
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

const lastDay = ({ date, endDate = date }: ClinicEvent) => parseEventDate(endDate);

/** A day before all events, the last day of the first event, and a day after all events. */
const lastDays = events.map(lastDay).toSorted();
const before = addDays(events.map(({ date }) => parseEventDate(date)).toSorted()[0] ?? '2025-01-01', -9);
const after = addDays(lastDays.at(-1) ?? '2025-01-01', 30);
const [first] = upcomingEvents(events, before);
test.skip(!first, 'the clinic has no events');

test('the list shows future events with links, then past ones, by the visitor’s day: rows on a phone, columns on a wide screen', async ({
  page,
}) => {
  const messages = listen(page);
  for (const [day, address, width] of [
    [after, paths.events, 390],
    // The list has two addresses. On this one, Chromium crashed while cards moved into view.
    [lastDays[0] ?? after, paths.partnerEvents, 900],
    [before, paths.events, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await openOn(page, day, address);
    const [upcoming, past] = [upcomingEvents(events, day), pastEvents(events, day)];
    await expect(cards(page).locator('h3')).toHaveText([...upcoming, ...past].map(({ title }) => title));
    await expect(cards(page).filter({ hasText: 'Past event' })).toHaveCount(past.length);
    await expect(cards(page).getByRole('link', { name: 'Learn More' })).toHaveCount(upcoming.length);
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
    const columns = new Set(boxes.map((box) => box?.x)).size;
    if (width === 1280) expect(columns).toBe(Math.min(eventColumns, events.length));
    if (width !== 390) continue;
    for (const row of await cards(page).all()) {
      const picture = await row.getByRole('img').boundingBox();
      const words = await row.getByRole('heading').boundingBox();
      expect(picture?.width).toBeLessThan(130);
      expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    }
  }
  await cards(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText(first?.title ?? '');
  expect(messages).toEqual([]);
});

test('the page of each event invites people until its last day, and thanks them later', async ({ page }) => {
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 664 });
  for (const event of events) {
    await openOn(page, lastDay(event), event.detailPageUrl);
    await expect(main.getByText(event.description)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible();

    const dayAfter = addDays(lastDay(event), 1);
    await openOn(page, dayAfter, event.detailPageUrl);
    await expect(main.getByText(event.afterwards ?? 'Thank you to all who took part.')).toBeInViewport();
    // The page leads to the next event of its kind, or else to the mailing list.
    const { pageParts } = event;
    const next = upcomingEvents(events, dayAfter).find((one) => pageParts !== undefined && one.pageParts === pageParts);
    const onward = next
      ? { name: `Learn More about ${next.title}`, href: next.detailPageUrl }
      : { name: 'Join our mailing list', href: mailingListUrl(contact.email.value) };
    const link = main.getByRole('link', { name: onward.name });
    await expect(link).toHaveAttribute('href', onward.href);
    // A trial scrolls to the link, and checks that nothing covers it.
    await link.click({ trial: true });
    await expect(main.getByText(event.description)).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  }
});
