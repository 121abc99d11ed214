import { sections } from '@site/build/packages';
import { contact, hours } from '@site/shared-data/siteFacts';
import { expect } from '@playwright/test';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { siteTest as test } from '../fixtures/site/ownSite';
import { changeEntry } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';

const before = { phone: contact.phone.value, closes: hours.value.Friday?.closes ?? '' };
const after = { phone: '(334) 555-0177', closes: '3:30 PM' };

const changeFacts = async (tree: OwnTree) => {
  await changeEntry(tree, 'clinic/contact', { 'phone.value': after.phone });
  await changeEntry(tree, 'clinic/hours', { 'value.Friday.closes': after.closes });
};

test('a telephone number makes the shell older and nobody else, an event the events', async ({ site, newTree }) => {
  const tree = await newTree();
  const older = async () => (await site.mustRun('sections', ['--older'], { tree: tree.folder })).out;
  await changeFacts(tree);
  expect(await older()).toBe('shell\n');
  await changeEntry(tree, 'events/hope-gala', { title: 'Hope Gala again' });
  expect(await older()).toBe('shell\nevents\n');
});

/** The telephone number in every way it is written: as words, in links, as data. */
const digitsIn = (words: string) => words.replaceAll(/[^\d"<>]/g, '');
const digits = ({ phone }: typeof before) => phone.replaceAll(/\D/g, '');

test('a new number and new hours, by one release of the shell alone, are on every page of every section @nightly', async ({
  freshSite: site,
  newTree,
}) => {
  test.setTimeout(400_000);
  const tree = await newTree(['mfe-about']);
  await changeFacts(tree);
  const others = () => Promise.all(sections.map(({ name }) => site.live(name)));
  const untouched = await others();
  // Each page of the new shell is opened in jsdom before it is live: it shows there what is read here.
  await site.mustRun('release', ['shell'], { tree: tree.folder });
  expect(await others()).toEqual(untouched);
  for (const address of [...addresses, unknownAddress]) {
    const { text } = await site.get(address);
    expect(digitsIn(text), address).not.toContain(digits(before));
    expect(digitsIn(text), address).toContain(digits(after));
    expect(text, address).not.toContain(`–${before.closes}`);
    expect(text, address).toContain(after.closes);
  }
});
