import { sections } from '@site/build/packages';
import { paths } from '@site/shared-data/paths';
import { expect } from '@playwright/test';
import { readFederation } from '../fixtures/page/readFederation';
import { siteTest as test } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';
import { listen, markDocument, open } from '../fixtures/page/page';

const port = 4300;
const origin = `http://localhost:${port}`;

/** The document of the team's page, once there is one. */
const teamDocument = () =>
  fetch(origin + paths.team).then(
    (answer) => answer.text(),
    () => '',
  );

test(
  'under development a prerendered page hydrates, and an edit shows in the page that stands',
  { tag: '@nightly' },
  async ({ site, page }) => {
    test.setTimeout(180_000);
    const tree = await ownTree(sections.map(({ folder }) => folder));
    const env = { PORT: String(port) };
    const dev = site.start('dev', ['--prerendered', 'about'], { tree: tree.folder, env });
    try {
      await expect.poll(teamDocument, { timeout: 120_000 }).toContain('>Our team</h1>');
      const messages = listen(page);
      await open(page, origin + paths.team);
      const isSameDocument = await markDocument(page);
      // The federation plugin's developer tools find what is under development, too.
      const { uses } = await readFederation(page, 'mfeAbout');
      expect(uses['react']).toMatch(/ from shell$/);

      const heading = page.getByRole('heading', { level: 1 });
      const dialog = page.getByRole('dialog');
      await page.getByText('Read more').first().click();
      await expect(dialog).toBeVisible();
      await tree.replace('mfe-about/src/team/TeamPage.tsx', 'title="Our team"', 'title="Our whole team"');
      await expect(heading).toHaveText('Our whole team', { timeout: 30_000 });
      // Components keep their state.
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
      await expect(heading).toHaveText('Events');
      expect(await isSameDocument()).toBe(true);
      expect(messages).toEqual([]);
    } finally {
      dev.kill();
      await dev.ended;
      await tree.remove();
    }
  },
);
