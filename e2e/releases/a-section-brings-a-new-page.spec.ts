import { evening } from '../../mfe-events/src/exampleEvents';
import { expect } from '@playwright/test';
import path from 'node:path';
import { headerLink, heading, listen, markDocument, open } from '../fixtures/page/page';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteTest as test } from '../fixtures/site/ownSite';
import { ownTree, writeEntry } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';

const address = '/events/morning-coffee';
const title = 'Morning coffee';
/** The page that the README's recipe writes. */
const written = '/events/archive';

/** What /events says before and after. */
const before = 'to celebrate and to help.';
const after = 'to celebrate and to help, or to have coffee first.';

const coffee = {
  ...evening,
  id: 'coffee',
  title,
  date: 'May 5, 2031',
  registrationOpen: false,
  registrationUrl: null,
  requiresRegistration: false,
  detailPageUrl: address,
  pageParts: 'coffee',
};
const component = `import { useState } from 'react';

/** Coffee before the day begins. */
export function MorningCoffee() {
  const [cups, setCups] = useState(0);
  return <button type="button" onClick={() => setCups(cups + 1)}>Cups: {cups}</button>;
}
`;

/** What its people type to change a page and to add an event whose page has a part of its own. */
async function addMorningCoffee(tree: OwnTree): Promise<void> {
  await writeEntry(tree, 'events/morning-coffee', coffee);
  await tree.write('mfe-events/src/morning-coffee/MorningCoffee.tsx', component);
  const section = 'mfe-events/src/section.ts';
  const first = 'import { eventPage }';
  await tree.replace(section, first, `import { MorningCoffee } from './morning-coffee/MorningCoffee';\n${first}`);
  await tree.replace(section, '  gala: {', '  coffee: { Invitation: MorningCoffee },\n  gala: {');
  await tree.replace('shared-data/schemas/events.ts', "'walk', 'bottles']", "'walk', 'bottles', 'coffee']");
  await tree.replace('mfe-events/src/event-list/EventsPage.tsx', before, after);
}

test('a section changes a page, adds an event and a page by the README, alone, and goes back', async ({
  freshSite: site,
  page,
}) => {
  test.setTimeout(300_000);
  const status = async (place: string) => (await fetch(site.origin + place)).status;
  const text = async (place: string) => (await fetch(site.origin + place)).text();
  const others = () => Promise.all(['shell', 'about', 'partner', 'services'].map((name) => site.live(name)));
  const messages = listen(page);
  const untouched = await others();
  const { version: first } = await site.live('events');

  await test.step('it is released from a work tree without any other section', async () => {
    const tree = await ownTree('mfe-events');
    await addMorningCoffee(tree);
    const commands = recipe('A page');
    expect(recipe('An event, a post, a person').slice(0, 1), 'the release of an event is that of a page').toEqual(
      commands.slice(-1),
    );
    await type(commands.slice(0, -1), tree, {});
    writeOwnWords(tree);
    await type(commands.slice(-1), tree, { SITE_DIST: site.dist });
    expect((await site.live('events')).version).not.toBe(first);
    expect(await others()).toEqual(untouched);
    expect((await site.history('events'))[0]?.trailers.Changes).toContain(address);

    const sources = await hashesBelow(path.join(tree.folder, 'mfe-events'));
    const { code, err } = await site.run('new:page', ['events', written], { tree: tree.folder });
    expect({ code, err }).toEqual({ code: 1, err: `${written} belongs to events already; take another address\n` });
    expect(await hashesBelow(path.join(tree.folder, 'mfe-events'))).toEqual(sources);
    await tree.remove();
  });

  await test.step('finished documents, the front door, every footer and the sitemap name the new pages', async () => {
    expect(await text(address)).toContain(`${title}</h1>`);
    expect(await text('/events')).toContain(after);
    expect(await text('/')).toContain('Coming up');
    expect(await text('/contact')).toContain(`href="${address}"`);
    for (const one of [address, written]) expect(await text('/sitemap.xml')).toContain(`${one}</loc>`);
    await open(page, site.origin + written);
    await expect(heading(page)).toHaveText('Archive');
  });

  await test.step('the front door invites to the event, and clicks lead to it from another section', async () => {
    const invitation = page.getByRole('main').getByRole('link', { name: 'Learn More', description: `about ${title}` });
    await open(page, site.origin);
    const picture = page.getByRole('img', { name: evening.image.alt });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await invitation.click();
    await expect(heading(page)).toHaveText(title);

    await open(page, `${site.origin}/contact`);
    const isSameDocument = await markDocument(page);
    await headerLink(page, 'Events').click();
    await invitation.click();
    await expect(page).toHaveTitle(new RegExp(title));
    expect(await isSameDocument()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Cups: 0' }).click();
    await expect(page.getByRole('button', { name: 'Cups: 1' })).toBeVisible();
    expect(messages).toEqual([]);
  });

  await test.step('a rollback takes code and pages back, without building', async () => {
    await site.mustRun('rollback', ['events']);
    expect((await site.live('events')).version).toBe(first);
    for (const one of [address, written]) expect(await status(one)).toBe(404);
    expect(await text('/sitemap.xml')).not.toContain(address);
    expect(await text('/')).not.toContain(title);
    await open(page, `${site.origin}/events`);
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.getByText(after)).toHaveCount(0);
  });
});
