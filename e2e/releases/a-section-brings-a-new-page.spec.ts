import { expect } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { evening } from '../fixtures/content/fixtureEvents';
import { follow } from '../fixtures/faults/survive';
import { heading, listen, markDocument, open } from '../fixtures/page/page';
import { pageOf, sectionNames } from '../fixtures/site/changedBuild';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { siteTest as test } from '../fixtures/site/ownSite';
import { writeEntry, type OwnTree } from '../fixtures/site/ownTree';

const address = '/events/coffee-for-a-test';
const title = 'Coffee for a test';
/** The page of the README's recipe, with an address that no owner uses, and its source. */
const [typed, written] = ['/events/archive', '/events/made-for-a-test'];
const source = 'mfe-events/src/made-for-a-test/MadeForATestPage.tsx';

const coffee = {
  ...evening,
  ...{ id: 'coffee-for-a-test', title, date: 'May 5, 2031', detailPageUrl: address },
  ...{ registrationOpen: false, registrationUrl: null, requiresRegistration: false },
};
const component = `import { useState } from 'react';

/** Coffee before the day begins. */
export function MorningCoffee() {
  const [cups, setCups] = useState(0);
  return <button type="button" onClick={() => setCups(cups + 1)}>Cups: {cups}</button>;
}
`;
/** A plugin of the federation runtime that marks the page when it uses a shared module. */
const plugin = `export default () => ({
  name: 'notes-uses',
  resolveShare<Asked>(asked: Asked) {
    document.documentElement.dataset.shared = 'used';
    return asked;
  },
});
`;

/** Adds an event and a page with a component, and a runtime plugin. */
async function addMorningCoffee({ read, write }: OwnTree): Promise<void> {
  await write('mfe-events/src/made-for-a-test/MorningCoffee.tsx', component);
  const page = (await read(source)).replace('<Block>', '<Block><MorningCoffee />');
  await write(source, `import { MorningCoffee } from './MorningCoffee';\n${page}`);
  const config = 'mfe-events/webpack.config.js';
  const options = '{ runtimePlugins: [`${import.meta.dirname}/src/notesUses.ts`] }';
  await write(config, (await read(config)).replace('import.meta.dirname)', `import.meta.dirname, ${options})`));
  await write('mfe-events/src/notesUses.ts', plugin);
}

const elsewhere = sectionNames.find((name) => name !== 'events') ?? '';
test.skip(!sectionNames.includes('events'), 'the site has no section of events');

test('a section adds an event and a page as in the README, without other releases', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  const others = () =>
    Promise.all(['shell', ...sectionNames].filter((name) => name !== 'events').map((name) => site.live(name)));
  const messages = listen(page);

  await test.step('a work tree without any other section releases it', async () => {
    const untouched = await others();
    const tree = await newTree(['mfe-events']);
    await writeEntry(tree, 'events/coffee-for-a-test', coffee);
    const commands = recipe('A page').map((command) => command.replace(typed, written));
    const [release] = recipe('An event, a post, a person');
    expect(release, 'an event is released like a page').toBe(commands.at(-1));
    await type(commands.slice(0, -1), tree.folder);
    writeOwnWords(tree.folder);
    await addMorningCoffee(tree);
    await type(commands.slice(-1), tree.folder, { SITE_DIST: site.dist });
    expect(await others()).toEqual(untouched);
    expect((await site.history('events'))[0]?.trailers.Changes).toContain(address);
  });

  await test.step('finished documents, every footer and the sitemap name the new pages', async () => {
    expect((await site.get(address)).text).toContain(`${title}</h1>`);
    expect((await site.get(pageOf(elsewhere))).text).toContain(`href="${address}"`);
    for (const one of [address, written]) expect((await site.get('/sitemap.xml')).text).toContain(`${one}</loc>`);
    await open(page, site.origin + written);
    await expect(heading(page)).toHaveText('Made for a test');
    // The section's own plugin has run.
    await expect(page.locator('html')).toHaveAttribute('data-shared', 'used');
    await page.getByRole('button', { name: 'Cups: 0' }).click();
    await expect(page.getByRole('button', { name: 'Cups: 1' })).toBeVisible();
  });

  await test.step('the front door shows the event, and clicks open it from another section', async () => {
    await open(page, site.origin);
    const picture = page.getByRole('img', { name: evening.image.alt });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const invitation = page.getByRole('main').getByRole('link', { name: `Learn More about ${title}` });
    await expect(invitation).toHaveAttribute('href', address);

    await open(page, site.origin + pageOf(elsewhere));
    const isSameDocument = await markDocument(page);
    await follow(page, paths.events);
    await invitation.click();
    await expect(page).toHaveTitle(new RegExp(title));
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
  });
});
