import { expect } from '@playwright/test';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { retold, wordsOf } from '../fixtures/site/changedBuild';
import { git, pushTip } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';
import { listen, open } from '../fixtures/page/page';

test(
  'a section that its owner releases into another store is live here, is rolled back, and stays while that store is away',
  { tag: '@nightly' },
  async ({ freshSite: site, page }) => {
    const agency = path.join(site.home, 'agency.git');
    await git(site.home, ['init', '--quiet', '--bare', agency]);
    const env = { SECTION_ORIGINS: JSON.stringify({ events: agency }) };
    const compose = async () => (await site.mustRun('compose', [], { env })).out;
    const offered = await pushTip(agency, 'events', await retold(site, 'events', 'elsewhere'));

    await test.step('it is taken, and said where from', async () => {
      await compose();
      const [live] = await site.history('events');
      expect(live?.trailers.Source).toBe(`origin ${agency} ${offered}`);
      const messages = listen(page);
      await open(page, `${site.origin}/events`);
      await expect(page.getByText(wordsOf('events', 'elsewhere'))).toBeVisible();
      expect(messages).toEqual([]);
      // The same once more is nothing new.
      await compose();
      expect(await site.history('events')).toHaveLength(2);
    });

    await test.step('what was rolled back is not taken again, until there is something newer', async () => {
      await site.mustRun('rollback', ['events']);
      expect(await compose()).toContain('events: its origin offers what was rolled back; what is live stays');
      await pushTip(agency, 'events', await retold(site, 'events', 'later'));
      await compose();
      expect(await site.document('/events')).toContain(wordsOf('events', 'later'));
    });

    await test.step('while its store is away, its last good release stays', async () => {
      await rename(agency, `${agency}.away`);
      expect(await compose()).toMatch(
        /^⚠ events: its origin \S+ cannot be read \(.*\); look after that store; meanwhile its last good release stays$/m,
      );
      expect(await site.document('/events')).toContain(wordsOf('events', 'later'));
    });
  },
);
