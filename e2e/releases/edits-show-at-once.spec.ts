import { paths } from '@site/shared-data/paths';
import { expect } from '@playwright/test';
import { readFederation } from '../fixtures/page/readFederation';
import { siteTest as test } from '../fixtures/site/ownSite';
import { clickInHeader, destinations } from '../fixtures/page/destinations';
import { heading, listen, markDocument, open } from '../fixtures/page/page';

const team = `http://localhost:4300${paths.team}`;

test('under development a prerendered page hydrates, and an edit shows in the page that stands @nightly', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  test.setTimeout(180_000);
  const next = destinations.find(({ section }) => section !== 'about');
  test.skip(!next, 'the header leads to one section alone');
  const tree = await newTree();
  site.start('dev', ['--prerendered', 'about'], { tree: tree.folder, env: { PORT: new URL(team).port } });
  await expect(async () => {
    expect(await (await fetch(team)).text()).toContain('>Our team</h1>');
  }).toPass({ timeout: 120_000 });
  const messages = listen(page);
  await open(page, team);
  const isSameDocument = await markDocument(page);
  // The federation plugin's developer tools find what is under development, too.
  const { uses } = await readFederation(page, 'mfeAbout');
  expect(uses['react']).toMatch(/ from shell$/);

  const dialog = page.getByRole('dialog');
  await page.getByText('Read more').first().click();
  await expect(dialog).toBeVisible();
  await tree.replace('mfe-about/src/team/TeamPage.tsx', 'title="Our team"', 'title="Our whole team"');
  await expect(heading(page)).toHaveText('Our whole team', { timeout: 30_000 });
  // Components keep their state.
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await clickInHeader(page, next?.address ?? '');
  await expect(heading(page)).toHaveText(next?.heading ?? '');
  expect(await isSameDocument()).toBe(true);
  expect(messages).toEqual([]);
});
