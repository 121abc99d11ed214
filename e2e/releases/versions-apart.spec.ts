import { addDays } from '@site/shared-data/dates/clinicDay';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { events } from '@site/shared-data/events';
import { expect } from '@playwright/test';
import { editDocuments, registeredIn } from '../fixtures/faults/editDocuments';
import { buildShell } from '../fixtures/other-tools/build';
import apart from '../fixtures/other-tools/shell/package.json' with { type: 'json' };
import { heading, listen, markDocument, open, setClock } from '../fixtures/page/page';
import { pageOf, releaseEdition, sectionNames } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';

test('a page works with the script of the release before and after it @nightly', async ({
  freshSite: site,
  browser,
}) => {
  test.setTimeout(300_000);
  const [event] = events;
  test.skip(!event, 'the clinic has no events');
  const release = async (words: string) => {
    await releaseEdition(site, 'events', words);
    return { words, ...(await registeredIn(site.origin, 'events')) };
  };
  const [before, present, after] = [await release('before'), await release('present'), await release('after')];
  await site.mustRun('rollback', ['events']);
  expect(await site.document('/events')).toContain('Edition present.');
  for (const other of [before, after]) {
    const context = await browser.newContext({ baseURL: site.origin });
    // Every document names the files of the other release, as after an interrupted copy of the site.
    await editDocuments(context, (html) =>
      (['entry', 'style'] as const).reduce((edited, part) => {
        const [from, to] = [present[part], other[part]];
        if (!from || !to) return edited;
        return edited.replaceAll(from.url, to.url).replaceAll(from.integrity, to.integrity);
      }, html),
    );
    const page = await context.newPage();
    const messages = listen(page);
    // On this day the event is still to come. Only a hydrated section shows the visitor's own day.
    await setClock(page, `${addDays(parseEventDate(event?.date ?? ''), -9)}T12:00:00-06:00`);
    await open(page, '/events');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(`Edition ${other.words}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: `Learn More about ${event?.title}` })).toBeVisible();
    expect(messages.filter((message) => message.startsWith('thrown') && !message.includes('#418'))).toEqual([]);
    await context.close();
  }
});

test('a shell with a newer React and an older router by a minor version hydrates all sections, and rolls back @nightly', async ({
  freshSite: site,
  page,
}) => {
  // The first run installs packages, which takes a while, and so does the build.
  test.setTimeout(600_000);
  const { version: first } = await site.live('shell');
  const messages = listen(page);
  await site.mustRun('release', ['shell', '--from', await buildShell()]);
  const { version } = await site.live('shell');
  expect((await site.get(`/releases/shell/${version}/shell.js`)).text).toContain(apart.dependencies.react);

  // The test opens each page directly, and by a click from the previous one.
  await open(page, site.origin);
  const isSameDocument = await markDocument(page);
  for (const address of sectionNames.map(pageOf)) {
    const other = await page.context().newPage();
    await open(other, site.origin + address);
    await page.locator(`footer a[href="${address}"]`).click();
    await expect(heading(page)).toHaveText(await heading(other).innerText());
    await other.close();
  }
  expect(await isSameDocument()).toBe(true);

  await site.mustRun('rollback', ['shell']);
  expect((await site.live('shell')).version).toBe(first);
  await open(page, `${site.origin}/events`);
  expect(messages).toEqual([]);
});
