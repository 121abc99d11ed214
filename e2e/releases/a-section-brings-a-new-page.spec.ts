import { evening } from '@site/shared-data/exampleEvents';
import { expect } from '@playwright/test';
import path from 'node:path';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteTest as test } from '../fixtures/site/ownSite';
import { ownTree, writeEntry } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';

const address = '/events/morning-coffee';
const heading = 'Morning coffee';

/** What /events says before and after. */
const before = 'to celebrate and to help.';
const after = 'to celebrate and to help, or to have coffee first.';

const coffee = {
  ...evening,
  id: 'coffee',
  title: heading,
  date: 'May 5, 2031',
  registrationOpen: false,
  registrationUrl: null,
  requiresRegistration: false,
  detailPageUrl: address,
};
const part = `import { useState } from 'react';

/** Coffee before the day begins. */
export function MorningCoffee() {
  const [cups, setCups] = useState(0);
  return <button type="button" onClick={() => setCups(cups + 1)}>Cups: {cups}</button>;
}
`;

/** What its people type to change a page and to add an event whose page has a part of its own. */
async function addMorningCoffee(tree: OwnTree): Promise<void> {
  await writeEntry(tree, 'events/morning-coffee', coffee);
  await tree.write('mfe-events/src/morning-coffee/MorningCoffee.tsx', part);
  const section = 'mfe-events/src/section.ts';
  const first = 'import { eventPage }';
  await tree.replace(section, first, `import { MorningCoffee } from './morning-coffee/MorningCoffee';\n${first}`);
  await tree.replace(section, '  gala: {', '  coffee: { Invitation: MorningCoffee },\n  gala: {');
  await tree.replace('mfe-events/src/event-list/EventsPage.tsx', before, after);
}

/** The page that the README's recipe writes. */
const written = '/events/archive';

test('a section changes a page, adds an event and a page by the README, alone, and goes back', async ({
  freshSite: site,
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const status = async (place: string = address) => (await fetch(site.origin + place)).status;
  const text = async (place: string) => (await fetch(site.origin + place)).text();
  const others = () => Promise.all(['shell', 'about', 'partner', 'services'].map((name) => site.live(name)));
  const tree = await ownTree('mfe-events');
  await addMorningCoffee(tree);
  expect(await status()).toBe(404);
  const untouched = await others();
  const { version: first } = await site.live('events');

  await test.step('released from a work tree without any other section', async () => {
    const commands = recipe('A page');
    const began = performance.now();
    await type(commands.slice(0, -1), tree, {});
    await writeOwnWords(tree);
    await type(commands.slice(-1), tree, { SITE_DIST: site.dist });
    console.log(JSON.stringify({ released: 'events', seconds: (performance.now() - began) / 1000 }));
    expect((await site.live('events')).version).not.toBe(first);
  });

  await test.step('the page that was written answers, and is not written twice', async () => {
    await page.goto(site.origin + written);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
    expect(await text('/sitemap.xml')).toContain(`${written}</loc>`);
    const sources = await hashesBelow(path.join(tree.folder, 'mfe-events'));
    const { code, err } = await site.run('new:page', ['events', written], { tree: tree.folder });
    expect({ code, err }).toEqual({ code: 1, err: `${written} belongs to events already; take another address\n` });
    expect(await hashesBelow(path.join(tree.folder, 'mfe-events'))).toEqual(sources);
  });

  await test.step('nothing else was released', async () => {
    expect(await others()).toEqual(untouched);
    const [release] = await site.history('events');
    expect(release?.trailers.Changes).toContain(address);
    await tree.remove();
  });

  await test.step('the pages read without scripts, and search engines hear of the new one', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const silent = await context.newPage();
    await silent.goto(address);
    await expect(silent.getByRole('heading', { level: 1 })).toHaveText(heading);
    await silent.goto('/events');
    await expect(silent.getByText(after)).toBeVisible();
    await context.close();
    expect(await text('/sitemap.xml')).toContain(`${address}</loc>`);
  });

  await test.step('the front door invites to the event, with and without scripts, and every footer leads to it', async () => {
    expect(await text('/')).toContain('Coming up');
    expect(await text('/contact')).toContain(`href="${address}"`);
    const heard = listen(page);
    await page.goto(site.origin);
    await hydrated(page);
    const invitation = page
      .getByRole('main')
      .getByRole('link', { name: 'Learn More', description: `about ${heading}` });
    await expect(invitation).toHaveAttribute('href', address);
    const picture = page.getByRole('img', { name: evening.image.alt });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await invitation.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(heard).toEqual([]);
  });

  await test.step('the new page comes alive', async () => {
    const heard = listen(page);
    await page.goto(site.origin + address);
    await hydrated(page);
    await page.getByRole('button', { name: 'Cups: 0' }).click();
    await expect(page.getByRole('button', { name: 'Cups: 1' })).toBeVisible();
    expect(heard).toEqual([]);
  });

  await test.step('clicks lead to it from another section, in one document', async () => {
    await page.goto(`${site.origin}/contact`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Learn More', description: `about ${heading}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(heading));
    await page.getByRole('button', { name: 'Cups: 0' }).click();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  await test.step('a roll-back takes code and pages back, without building', async () => {
    const { seconds } = await site.mustRun('rollback', ['events']);
    console.log(JSON.stringify({ rolledBack: 'events', seconds }));
    expect((await site.live('events')).version).toBe(first);
    expect(await status()).toBe(404);
    expect(await status(written)).toBe(404);
    expect(await text('/sitemap.xml')).not.toContain(address);
    expect(await text('/')).not.toContain(heading);
    await page.goto(`${site.origin}/events`);
    await hydrated(page);
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.getByText(after)).toHaveCount(0);
  });
});
