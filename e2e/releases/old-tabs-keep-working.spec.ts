import { expect, type Browser, type Page } from '@playwright/test';
import { follow } from '../fixtures/faults/survive';
import { heading, hydrated, listen, open, setConnection } from '../fixtures/page/page';
import { changedBuild, edition, editionsIn, pageOf, pushTip, sectionNames } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';

/** Opens a tab in a browser without cached files, and records the documents that it requests. */
async function openTab(browser: Browser, origin: string) {
  const page = await browser.newPage({ baseURL: origin });
  // Prefetched files would already be in the tab.
  await setConnection(page);
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { page, documents, messages: listen(page) };
}

/** Clicks into a section, and returns the editions on its page. */
async function clickInto(page: Page, name: string): Promise<readonly string[]> {
  const before = await heading(page).innerText();
  await follow(page, pageOf(name));
  await expect(page).toHaveURL(pageOf(name));
  await expect(heading(page)).not.toHaveText(before);
  return editionsIn(await page.getByRole('main').innerText());
}

test('a tab that is five releases old still works, and one without its files opens a document once @nightly', async ({
  freshSite: site,
  browser,
}) => {
  test.setTimeout(300_000);
  /** Releases everything through the branches. */
  const releaseRound = async (round: number) => {
    for (const name of sectionNames) await pushTip(site.store, name, await edition(site, name, `round-${round}`));
    const shell = { script: (code: string) => `${code}\n// round ${round}\n` };
    await pushTip(site.store, 'shell', await changedBuild(site, 'shell', shell));
  };
  const compose = async (env = {}) => expect((await site.mustRun('compose', [], { env })).out).not.toContain('⚠');
  const old = await openTab(browser, site.origin);
  const older = await Promise.all(
    sectionNames.map(async (name) => ({ name, ...(await openTab(browser, site.origin)) })),
  );

  for (const round of [1, 2, 3, 4, 5]) await releaseRound(round);
  await compose();
  for (const name of sectionNames) expect(await clickInto(old.page, name)).toEqual([]);
  expect(old.documents).toEqual([]);
  expect(old.messages).toEqual([]);

  // Two months later only the files of the last six releases are left.
  await releaseRound(6);
  await compose({ SOURCE_DATE_EPOCH: String(Math.round(Date.now() / 1000) + 60 * 24 * 60 * 60) });
  for (const { name, page, documents, messages } of older) {
    expect(await clickInto(page, name)).toEqual(['round-6']);
    await hydrated(page);
    expect(documents).toEqual([pageOf(name)]);
    expect(messages.filter((message) => message.startsWith('thrown'))).toEqual([]);
  }
});
