import { events } from '@site/shared-data/events';
import { pictureNameOf } from '@site/shared-data/compile/pictureNameOf';
import { services } from '@site/shared-data/services';
import { staff } from '@site/shared-data/staff';
import { expect } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { evening } from '../fixtures/content/fixtureEvents';
import { setClock } from '../fixtures/page/page';
import { siteTest as test } from '../fixtures/site/ownSite';
import { changeEntry, writeEntry, type OwnTree } from '../fixtures/site/ownTree';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Removes an entry by its name, or all entries of a kind. */
async function remove(tree: OwnTree, kind: string, name = ''): Promise<void> {
  const files = await readdir(path.join(tree.folder, 'shared-data/entries', kind));
  const all = files.map((file) => path.basename(file, '.yaml')).filter((entry) => entry !== 'list');
  for (const one of name ? [pictureNameOf(name)] : all) await writeEntry(tree, `${kind}/${one}`, undefined);
}

const colleague = { name: 'Noor Newhire', title: 'Nurse', bio: 'Noor joined the team this year.' };
/** A year without planned events. */
const picnic = { ...evening, id: 'picnic', title: 'Meadow Picnic', date: 'May 5, 2031', cost: 'Nothing at all.' };
const card = { title: 'Fatherhood', path: '/partner/volunteer/fatherhood', description: 'A place for dads.' };
const hours = { opens: '10:30 AM', closes: '7:15 PM' };
const closed = { from: 'November 26, 2026', to: 'November 27, 2026', reason: 'Thanksgiving' };

/**
 * Changes of the clinic's content with what visitors find: an address, a Playwright selector, and the number of
 * matches.
 */
interface Changes {
  readonly edit: (tree: OwnTree) => Promise<void>;
  readonly finds: readonly (readonly [address: string, selector: string, count: number])[];
}

const groups: Readonly<Record<string, Changes>> = {
  'a year of ordinary changes': {
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
};

for (const [name, { edit, finds }] of Object.entries(groups)) {
  test(`after ${name}, visitors find the changes @nightly`, async ({ freshSite: site, newTree, page }) => {
    // The test builds the whole site again.
    test.setTimeout(900_000);
    const tree = await newTree();
    await edit(tree);
    await site.mustRun('build', ['--drop-pages'], { tree: tree.folder });
    // A day within the closed days of one change.
    await setClock(page, '2026-11-26T10:00:00-06:00');
    for (const [address, selector, count] of finds) {
      await page.goto(site.origin + address);
      await expect(page.locator(selector)).toHaveCount(count);
    }
  });
}
