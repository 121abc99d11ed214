import { events } from '@site/shared-data/events';
import { pictureNameOf } from '@site/shared-data/compile/pictureNameOf';
import { services } from '@site/shared-data/services';
import { staff } from '@site/shared-data/staff';
import { expect, type Page } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { evening } from '../../mfe-events/src/exampleEvents';
import { listen, open, setClock } from '../fixtures/page/page';
import { type } from '../fixtures/releases/recipe';
import { siteTest as test } from '../fixtures/site/ownSite';
import { changeEntry, writeEntry, type OwnTree } from '../fixtures/site/ownTree';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Removes an entry by what it is called, or all of a kind. */
async function remove(tree: OwnTree, kind: string, name = ''): Promise<void> {
  const files = await readdir(path.join(tree.folder, 'shared-data/entries', kind));
  const all = files.map((file) => path.basename(file, '.yaml')).filter((entry) => entry !== 'list');
  for (const one of name ? [pictureNameOf(name)] : all) await writeEntry(tree, `${kind}/${one}`, undefined);
}

const colleague = { name: 'Noor Newhire', title: 'Nurse', bio: 'Noor joined the team this year.' };
/** In a year nobody has planned yet. */
const picnic = { ...evening, id: 'picnic', title: 'Meadow Picnic', date: 'May 5, 2031', cost: 'Nothing at all.' };
const card = { title: 'Fatherhood', path: '/partner/volunteer/fatherhood', description: 'A place for dads.' };
const hours = { opens: '10:30 AM', closes: '7:15 PM' };
const closed = { from: 'November 26, 2026', to: 'November 27, 2026', reason: 'Thanksgiving' };

/** What the clinic's own people type, and what visitors find then: an address, a selector of Playwright, and how many fit it. */
interface Changes {
  readonly edit: (tree: OwnTree) => Promise<void>;
  readonly finds: readonly (readonly [address: string, selector: string, count: number])[];
  /** Whether they are ordinary: those turn no test red. */
  readonly passTests: boolean;
}

const groups: Readonly<Record<string, Changes>> = {
  'a year of ordinary changes': {
    passTests: true,
    edit: async (tree) => {
      await writeEntry(tree, 'staff/noor-newhire', colleague);
      await remove(tree, 'staff', staff.at(-1)?.name);
      await writeEntry(tree, 'events/meadow-picnic', { ...picnic, detailPageUrl: '/events/meadow-picnic' });
      await remove(tree, 'events', events.at(-1)?.title);
      await changeEntry(tree, 'clinic/hours', { 'value.Wednesday': hours });
      await changeEntry(tree, 'clinic/closures', { value: [closed] });
      await writeEntry(tree, 'services/fatherhood', { ...services[0], ...card });
      await remove(tree, 'board');
    },
    finds: [
      ['/about/team', `main li:has-text("${colleague.name}")`, 1],
      ['/about/team', 'main h2:text-is("Board")', 0],
      ['/contact', 'main :text-matches("^Closed Thanksgiving, back Monday at \\\\d")', 1],
      ['/contact', `main tr:has-text("Wednesday"):has-text("${hours.opens}–${hours.closes}")`, 1],
      ['/', 'main section:has-text("How we can help") li', services.length + 1],
    ],
  },
  'every event and every post is gone, and forty people work here': {
    passTests: false,
    edit: async (tree) => {
      for (const kind of ['events', 'posts', 'staff']) await remove(tree, kind);
      for (let place = 1; place <= 40; place += 1) {
        const person = { ...staff[0], name: `Person ${place} of a Longer Family Name` };
        await writeEntry(tree, `staff/person-${place}`, person);
      }
    },
    finds: [['/about/team', 'main button:has-text("Read more")', 40]],
  },
};

/** Every page, small and wide: it is whole, fits its screen and shows no gap where content is missing. */
async function lookAtEveryPage(page: Page, origin: string): Promise<void> {
  const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, address]) => address || '/');
  expect(addresses.length).toBeGreaterThan(20);
  const messages = listen(page);
  for (const address of addresses) {
    await open(page, origin + address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    expect(await page.locator('body').innerText(), address).not.toMatch(/undefined|null|NaN|\[object/);
    const gaps = page
      .locator('main :is(section, ul, ol, p, h2, h3):not(:has(img, iframe, button))')
      .filter({ hasNotText: /\S/ });
    await expect(gaps, address).toHaveCount(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(messages).toEqual([]);
}

/** Whose unit tests show the content; the one file that goes by what the specification counts says so. */
const tested = ['mfe-', 'shell/src', 'shell/ui', 'shared-data/src', '--testPathIgnorePatterns', 'shippedContent'];

for (const [name, { edit, finds, passTests }] of Object.entries(groups)) {
  test(`after ${name}, the site composes, reads and fits @nightly`, async ({ freshSite: site, newTree, page }) => {
    // The whole site is built anew, and every page of it looked at.
    test.setTimeout(900_000);
    const tree = await newTree();
    await edit(tree);
    await site.mustRun('build', ['--drop-pages'], { tree: tree.folder });
    // Within the closed days of one of the changes.
    await setClock(page, '2026-11-26T10:00:00-06:00');
    for (const [address, selector, count] of finds) {
      await page.goto(site.origin + address);
      await expect(page.locator(selector)).toHaveCount(count);
    }
    await lookAtEveryPage(page, site.origin);
    if (passTests) await type([`npm run unit -- --silent ${tested.join(' ')}`], tree.folder);
  });
}
