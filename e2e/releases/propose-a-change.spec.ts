import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preview, save, withForm } from '../fixtures/site/form';
import { git } from '../fixtures/site/git';
import { startGitHost } from '../fixtures/site/gitHost';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';
import { linkPackages } from '../fixtures/site/ownTree';

/** The machine that a git host lends: its ports are forwarded to addresses of the host. */
const lent = 'https://quiet-meadow-PORT.host.test';

const walk = 'shared-data/entries/events/walk-4-life.yaml';
const address = '/events/walk-for-life';

test(
  'a volunteer proposes a change from afar, its owner merges it, and it goes live from a fresh clone',
  { tag: '@nightly' },
  async ({ freshSite: site, home, page }) => {
    test.setTimeout(900_000);
    const host = await startGitHost(home);
    await page.route(/^https:\/\/quiet-meadow-\d+\.host\.test\//, async (route) => {
      const url = route
        .request()
        .url()
        .replace(/^https:\/\/quiet-meadow-(\d+)\.host\.test/, 'http://127.0.0.1:$1');
      await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0, timeout: 300_000 }) });
    });
    const prepare = async (tree: Parameters<typeof host.publish>[0]) => {
      await host.publish(tree);
      await git(tree.folder, ['config', 'user.name', 'Val Volunteer']);
      await git(tree.folder, ['config', 'user.email', 'val@example.org']);
    };
    const propose = async (place: string) => {
      await page.getByLabel('Location', { exact: true }).fill(place);
      await save(page);
      await preview(page);
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Propose this change' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is proposed', { timeout: 60_000 });
      return (await page.locator('main code').first().innerText()).trim();
    };
    try {
      // The releases of the site are in the same repository.
      await git(site.store, ['push', '--quiet', host.repository, 'refs/heads/releases/*:refs/heads/releases/*']);
      let branch = '';
      await withForm(
        site,
        4312,
        async (tree, form) => {
          await page.goto(`${form}/entry?file=events/walk-4-life.yaml`);
          branch = await propose('Mill Pond Park');
          expect(branch).toMatch(/^edit\/walk-4-life-\w+$/);
          const link = page.getByRole('link', { name: `${host.address}/compare/main...${branch}` });
          await expect(link).toBeVisible();
          // The next change begins anew, and nothing is live.
          expect(await readFile(path.join(tree.folder, walk), 'utf8')).not.toContain('Mill Pond Park');
          expect(await git(tree.folder, ['status', '--porcelain'])).toBe('');
          expect(await site.document(address)).not.toContain('Mill Pond');
          expect(await git(host.repository, ['diff', '--name-only', 'main', branch])).toBe(walk);
          expect(await git(host.repository, ['log', '-1', '--format=%an: %s', branch])).toBe(
            'Val Volunteer: Change walk-4-life',
          );

          // Whoever is asked wants another word: it follows on the same branch.
          await git(tree.folder, ['switch', '--quiet', branch]);
          await page.goto(`${form}/entry?file=events/walk-4-life.yaml`);
          expect(await propose('Mill Pond Trail')).toBe(branch);
          expect(await git(host.repository, ['rev-list', '--count', `main..${branch}`])).toBe('2');
          expect(await git(tree.folder, ['status', '--porcelain'])).toBe('');
        },
        prepare,
        lent,
      );

      const clone = path.join(home, 'clone');
      await git(home, ['clone', '--quiet', host.address, clone]);
      await linkPackages(clone);
      await git(clone, ['commit', '--quiet', '--allow-empty', '--message', 'Past the rule']);
      await expect(git(clone, ['push', 'origin', 'HEAD:main'])).rejects.toThrow(
        'main is protected: open a pull request',
      );
      await git(clone, ['reset', '--quiet', '--hard', 'origin/main']);

      // What the button of the host does.
      await git(host.repository, ['update-ref', 'refs/heads/main', `refs/heads/${branch}`]);
      await git(clone, ['pull', '--quiet', '--ff-only']);
      const owner = siteIn(path.join(home, 'owner'), 'origin');
      const older = await owner.mustRun('sections', ['--older'], { tree: clone });
      expect(older.out.trim().split('\n')).toContain('events');
      await owner.mustRun('check', ['events'], { tree: clone });
      await owner.mustRun('release', ['events'], { tree: clone });
      await owner.mustRun('compose', [], { tree: clone });
      expect(await owner.document(address)).toContain('Mill Pond Trail');
      expect(await git(host.repository, ['log', '-1', '--format=%s', 'releases/events'])).toBe('Change walk-4-life');
    } finally {
      host.close();
    }
  },
);
