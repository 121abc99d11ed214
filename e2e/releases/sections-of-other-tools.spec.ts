import { expect, type Page } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { evening } from '../fixtures/content/fixtureEvents';
import { follow } from '../fixtures/faults/survive';
import { buildEvents, summaryOf, type Tool } from '../fixtures/other-tools/build';
import { heading, listen, markDocument, open, setClock } from '../fixtures/page/page';
import { siteTest as test } from '../fixtures/site/ownSite';

// The first run installs packages of other tools. Both this and their builds take a while.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ actionTimeout: 15_000 });

const plugin = '@module-federation/enhanced';

/** The tools whose sections the site supports. */
const tools: readonly Tool[] = [
  { name: `${plugin} 2.9`, fixture: 'federation-newest', react: '^19.2.0' },
  { name: `${plugin} 2.0`, fixture: 'federation-earlier', react: '^19.1.0' },
  { name: `${plugin} and a spare React`, fixture: 'federation-newest', config: 'fallback.config.js', react: '^19.2.0' },
  { name: 'webpack’s own container plugin', fixture: 'webpack', react: '^19.1.0' },
  { name: 'Rspack’s own container plugin', fixture: 'rspack', react: '^19.2.0' },
  { name: `${plugin} with Rspack`, fixture: 'rspack', config: 'federation.config.js', react: '^19.2.0' },
];

const learnMore = (page: Page) => page.getByRole('link', { name: `Learn More about ${evening.title}` });

/**
 * Expects the list in the section's own styles. Only a hydrated section shows the event as upcoming on the visitor's
 * day.
 */
async function expectHydratedList(page: Page, words: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: learnMore(page) });
  await expect(card).toContainText(words);
  await expect(card.getByRole('list')).toHaveCSS('display', 'grid');
}

for (const tool of tools) {
  test(`a section built by ${tool.name} for React ${tool.react} can be released, hydrated and rolled back @nightly`, async ({
    site,
    page,
  }) => {
    const words = summaryOf(tool);
    const { version: first } = await site.live('events');
    const messages = listen(page);
    // The clock is before an event that is long past on the build day.
    await setClock(page, '2025-04-01T12:00:00-06:00');

    await site.mustRun('release', ['events', '--from', await buildEvents(tool)]);
    expect(await site.document('/events')).toContain(words);
    await open(page, `${site.origin}/events`);
    await expectHydratedList(page, words);

    // The front door shows the announced event. Clicks lead to it and to other pages in the same document.
    await open(page, site.origin);
    await expect(page.locator(`a[href="${evening.detailPageUrl}"]`).first()).toBeAttached();
    const isSameDocument = await markDocument(page);
    await follow(page, paths.events);
    await expectHydratedList(page, words);
    await learnMore(page).click();
    await expect(heading(page)).toHaveText(evening.title);
    expect(await isSameDocument()).toBe(true);

    await site.mustRun('rollback', ['events']);
    expect((await site.live('events')).version).toBe(first);
    await open(page, `${site.origin}/events`);
    await expect(page.getByText(words)).toHaveCount(0);
    expect(messages).toEqual([]);
  });
}
