import { sections } from '@site/build/packages';
import { contact, hours } from '@site/shared-data/siteFacts';
import { expect } from '@playwright/test';
import { siteTest as test } from '../fixtures/site/ownSite';
import { changeEntry, ownTree } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';
import { addresses, pages, unknownAddress } from '../fixtures/page/addresses';
import { hydrated } from '../fixtures/page/page';

const before = { phone: contact.phone.value, closes: hours.value.Friday?.closes ?? '' };
const after = { phone: '(334) 555-0177', closes: '3:30 PM' };

const changeFacts = async (tree: OwnTree) => {
  await changeEntry(tree, 'clinic/contact', { 'phone.value': after.phone });
  await changeEntry(tree, 'clinic/hours', { 'value.Friday.closes': after.closes });
};

const retitle = (tree: OwnTree) => changeEntry(tree, 'events/hope-gala', { title: 'Hope Gala again' });

test('an event makes events older and nobody else, a telephone number the shell', async ({ freshSite: site }) => {
  for (const [older, change] of [
    ['', () => Promise.resolve()],
    ['events\n', retitle],
    ['shell\n', changeFacts],
  ] as const) {
    const tree = await ownTree(sections.map(({ folder }) => folder));
    await change(tree);
    expect((await site.mustRun('sections', ['--older'], { tree: tree.folder })).out).toBe(older);
    await tree.remove();
  }
});

/** The telephone number in every way it is written: as words, in links, as data. */
const digitsIn = (words: string) => words.replaceAll(/[^\d"<>]/g, '');
const digits = ({ phone }: typeof before) => phone.replaceAll(/\D/g, '');

/** What is wrong with the facts of a page. */
const oldFacts = (text: string) => [
  ...(digitsIn(text).includes(digits(before)) ? ['the old number'] : []),
  ...(digitsIn(text).includes(digits(after)) ? [] : ['no new number']),
  ...(text.includes(`–${before.closes}`) ? ['the old hours'] : []),
  ...(text.includes(after.closes) ? [] : ['no new hours']),
];

test(
  'a new number and new hours, by one release of the shell alone, are on every page of every section',
  {
    tag: '@nightly',
  },
  async ({ freshSite: site, page }) => {
    test.setTimeout(400_000);
    const tree = await ownTree('mfe-about');
    await changeFacts(tree);
    const others = () => Promise.all(sections.map(({ name }) => site.live(name)));
    const untouched = await others();
    await site.mustRun('release', ['shell'], { tree: tree.folder });
    await tree.remove();
    expect(await others()).toEqual(untouched);

    for (const address of [...addresses, unknownAddress]) {
      expect(oldFacts(await (await fetch(site.origin + address)).text()), `${address} as it was composed`).toEqual([]);
    }
    for (const address of pages) {
      await page.goto(site.origin + address);
      await hydrated(page);
      const shown = await page.evaluate(
        () => document.body.innerText + [...document.links].map(({ href }) => href).join(),
      );
      expect(oldFacts(shown), `${address} once hydrated`).toEqual([]);
    }
  },
);
