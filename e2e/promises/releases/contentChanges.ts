import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { boardMembers } from '@site/shared-data/boardMembers';
import { evening } from '@site/shared-data/exampleEvents';
import { events } from '@site/shared-data/events';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { services } from '@site/shared-data/services';
import { staff } from '@site/shared-data/staff';
import { changeExport } from '../../own-site/changeExport';
import type { OwnTree } from '../../own-site/ownTree';

/** A change that the clinic's own people make to the content: what they type, and what visitors find then. */
export interface ContentChange {
  readonly make: (tree: OwnTree) => Promise<void>;
  readonly check: (page: Page, origin: string) => Promise<void>;
}

const colleague = { name: 'Noor Newhire', title: 'Nurse', bio: 'Noor joined the team this year.' };

/** In a year nobody has planned yet, with all that guests may want to know. */
const picnic = {
  ...evening,
  id: 'picnic',
  title: 'Meadow Picnic',
  date: 'May 5, 2031',
  cost: 'Nothing.',
  parking: 'Behind the meadow.',
  children: 'Welcome.',
  bring: 'A blanket.',
  detailPageUrl: '/events/meadow-picnic',
};

const goneEvent = events.at(-1);
const goneColleague = staff.at(-1);

const people = (count: number) => `([first]) => Array.from({ length: ${count} }, (_, place) =>
  ({ ...first, name: \`Person \${place + 1} of a Longer Family Name\` }))`;

const cardsOn = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Read more about/ });

/** How many people have a card on the team page. */
async function expectStaff(page: Page, origin: string, count: number): Promise<void> {
  await page.goto(`${origin}/about/team`);
  await expect(cardsOn(page)).toHaveCount(count);
}

/** Changes that happen in any year, each by the name an editor has for it. */
export const ordinaryChanges: Readonly<Record<string, ContentChange>> = {
  'a colleague is hired, before there is a portrait': {
    make: (tree) => changeExport(tree, 'staff.ts', 'staff', `(all) => [...all, ${JSON.stringify(colleague)}]`),
    check: async (page, origin) => {
      await page.goto(`${origin}/about/team`);
      await page.getByRole('button', { name: `Read more about ${colleague.name}` }).click();
      await expect(page.getByRole('dialog')).toContainText(colleague.bio);
    },
  },
  'a colleague leaves': {
    make: (tree) =>
      changeExport(tree, 'staff.ts', 'staff', `(all) => all.filter(({ name }) => name !== '${goneColleague?.name}')`),
    check: async (page, origin) => {
      await page.goto(`${origin}/about/team`);
      await expect(page.getByText(goneColleague?.name ?? '')).toHaveCount(0);
    },
  },
  'an event is added': {
    make: (tree) => changeExport(tree, 'events.ts', 'events', `(all) => [...all, ${JSON.stringify(picnic)}]`),
    check: async (page, origin) => {
      await page.goto(origin);
      const invitation = page.getByRole('main').getByRole('link', { name: `Learn More about ${picnic.title}` });
      await expect(invitation).toHaveAttribute('href', picnic.detailPageUrl);
      await page.goto(origin + picnic.detailPageUrl);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(picnic.title);
      for (const answer of [picnic.cost, picnic.parking, picnic.children, picnic.bring])
        await expect(page.getByRole('main').getByText(answer, { exact: true })).toBeVisible();
      expect((await page.request.get(`${origin}${picnic.detailPageUrl}.ics`)).status()).toBe(200);
      await expect(page.getByRole('contentinfo').locator(`a[href="${picnic.detailPageUrl}"]`)).toHaveCount(1);
    },
  },
  'an event is removed': {
    make: (tree) =>
      changeExport(tree, 'events.ts', 'events', `(all) => all.filter(({ id }) => id !== '${goneEvent?.id}')`),
    check: async (page, origin) => {
      expect((await page.request.get(origin + goneEvent?.detailPageUrl)).status()).toBe(404);
      await page.goto(`${origin}/events`);
      await expect(page.getByText(goneEvent?.title ?? '')).toHaveCount(0);
    },
  },
  'the office has new hours': {
    make: (tree) =>
      changeExport(
        tree,
        'siteFacts.ts',
        'hours',
        `(hours) => ({ ...hours, value: { ...hours.value, Wednesday: { opens: '10:30 AM', closes: '7:15 PM' } } })`,
      ),
    check: async (page, origin) => {
      await page.goto(`${origin}/contact`);
      await expect(page.getByRole('main').getByRole('row', { name: /Wednesday/ })).toContainText('10:30 AM–7:15 PM');
    },
  },
  'the office closes for some days': {
    make: (tree) =>
      changeExport(
        tree,
        'siteFacts.ts',
        'closures',
        `(fact) => ({ ...fact, value: [{ from: 'November 26, 2026', to: 'November 27, 2026', reason: 'Thanksgiving' }] })`,
      ),
    check: async (page, origin) => {
      await page.goto(`${origin}/contact`);
      await expect(page.getByText(/^Closed Thanksgiving, back Monday at \d/).first()).toBeVisible();
      await expect(page.getByText('Closed Thanksgiving: November 26, 2026 – November 27, 2026').first()).toBeAttached();
    },
  },
  'a service gets a card': {
    make: (tree) =>
      changeExport(
        tree,
        'services.ts',
        'services',
        `(all) => [...all, { ...all[1], title: 'Fatherhood', path: '/partner/volunteer/fatherhood', description: 'A place for dads.' }]`,
      ),
    check: async (page, origin) => {
      await page.goto(origin);
      const part = page.getByRole('main').locator('section').filter({ hasText: 'How we can help' });
      await expect(part.getByRole('listitem')).toHaveCount(services.length + 1);
    },
  },
  'the board has nobody': {
    make: (tree) => changeExport(tree, 'boardMembers.ts', 'boardMembers', '() => []'),
    check: async (page, origin) => {
      await page.goto(`${origin}/about/team`);
      await expect(page.getByRole('heading', { name: 'Board' })).toHaveCount(0);
    },
  },
  'another place takes part': {
    make: (tree) =>
      changeExport(
        tree,
        'participatingLocations.ts',
        'participatingLocations',
        `(all) => [...all, { name: 'Library', address: { street: '9 Book Lane', city: 'Opelika', state: 'AL', postalCode: '36801' } }]`,
      ),
    // Its page may be gone with its event; the content check has taken the place then.
    check: async (page, origin) => {
      const { status } = await fetch(`${origin}/events/baby-bottle-boomerang`);
      if (status !== 200) return;
      await page.goto(`${origin}/events/baby-bottle-boomerang`);
      const part = page.getByRole('main').locator('section').filter({ hasText: 'Where the bottles were' });
      const known = participatingLocations.filter(({ address }) => address !== null).length;
      await expect(part.getByRole('listitem')).toHaveCount(known + 1);
    },
  },
};

/** Changes that shut each other out, or that are seldom: each is tried alone. */
export const rareChanges: Readonly<Record<string, ContentChange>> = {
  'the board grows': {
    make: (tree) =>
      changeExport(
        tree,
        'boardMembers.ts',
        'boardMembers',
        `(all) => [...all, { name: 'Bo Newseat', title: 'Member' }]`,
      ),
    check: async (page, origin) => {
      await page.goto(`${origin}/about/team`);
      const board = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Board' }) });
      await expect(board.getByRole('listitem')).toHaveCount(boardMembers.length + 1);
    },
  },
  'one person works here': {
    make: (tree) => changeExport(tree, 'staff.ts', 'staff', people(1)),
    check: (page, origin) => expectStaff(page, origin, 1),
  },
  'forty people work here': {
    make: (tree) => changeExport(tree, 'staff.ts', 'staff', people(40)),
    check: (page, origin) => expectStaff(page, origin, 40),
  },
};
