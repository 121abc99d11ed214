import { contact, hours } from '@site/shared-data/siteFacts';
import { expect } from '@playwright/test';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { evening } from '../fixtures/content/fixtureEvents';
import { changedBuild, sectionNames } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';
import { changeEntry, writeEntry } from '../fixtures/site/ownTree';

const before = { phone: contact.phone.value, closes: hours.value.Friday?.closes ?? '' };
const after = { phone: '(205) 555-2399', closes: '3:30 PM' };

test('a changed telephone number makes only the shell outdated, and an event only the events', async ({
  freshSite: site,
  newTree,
}) => {
  const tree = await newTree();
  const older = async () => (await site.mustRun('sections', ['--older'], { tree: tree.folder })).out;
  await changeEntry(tree, 'clinic/contact', { 'phone.value': after.phone });
  expect(await older()).toBe('shell\n');
  await writeEntry(tree, 'events/made-for-a-test', { ...evening, id: 'made-for-a-test' });
  expect(await older()).toBe('shell\nevents\n');
});

/** Returns the tables of a page. Other text can name the same time, such as the end of a volunteer shift. */
const tablesIn = (html: string) => (html.match(/<table.*?<\/table>/gs) ?? []).join('');

/** Returns the digits of a text, to find a telephone number in any format. */
const digitsIn = (text: string) => text.replaceAll(/[^\d"<>]/g, '');

test('one release of the shell updates a telephone number and hours on every page of every section @nightly', async ({
  freshSite: site,
}) => {
  const retell = (code: string) => code.replaceAll(before.phone, after.phone).replaceAll(before.closes, after.closes);
  const build = await changedBuild(site, 'shell', { script: retell, prerender: retell });
  // Compose opens each page of the new shell in jsdom before it goes live. This test reads the same pages.
  await site.mustRun('release', ['shell', '--from', build]);
  for (const name of sectionNames) expect(await site.history(name)).toHaveLength(1);
  for (const address of [...addresses, unknownAddress]) {
    const { text } = await site.get(address);
    expect(digitsIn(text), address).not.toContain(digitsIn(before.phone));
    expect(digitsIn(text), address).toContain(digitsIn(after.phone));
    expect(tablesIn(text), address).not.toContain(`–${before.closes}`);
    expect(tablesIn(text), address).toContain(`–${after.closes}`);
  }
});
