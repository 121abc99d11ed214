import { sections } from '@site/build/packages';
import { blogPosts } from '@site/shared-data/blogPosts';
import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ordinaryChanges } from '../fixtures/releases/contentChanges';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { git, pushTip } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';
import { ownTree, writeEntry } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';

test.describe.configure({ timeout: 900_000 });

/** The README's commands where the store is at an address. */
const at = (address: string, commands: readonly string[]) =>
  commands.map((command) =>
    command.replace('<address>', address).replace('https://git.example.org/events.git', address),
  );

async function inTree(use: (tree: OwnTree) => Promise<void>): Promise<void> {
  const tree = await ownTree(sections.map(({ folder }) => folder));
  try {
    await use(tree);
  } finally {
    await tree.remove();
  }
}

test('an event, a post and a person are live', { tag: '@nightly' }, ({ freshSite: site, page }) =>
  inTree(async (tree) => {
    const changes = ['a colleague is hired, before there is a portrait', 'an event is added'].map(
      (name) => ordinaryChanges[name],
    );
    for (const change of changes) await change?.edit(tree);
    await writeEntry(tree, 'posts/a-day-here', { ...blogPosts[0], id: 'a-day-here', title: 'A day here' });
    await type(recipe('An event, a post, a person'), tree, { SITE_DIST: site.dist });
    for (const change of changes) {
      await page.goto(site.origin + change?.address);
      await expect(page.locator(change?.finds ?? '')).toHaveCount(change?.count ?? 1);
    }
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByRole('heading', { name: 'A day here' })).toBeVisible();
  }),
);

test('a section comes, and goes', { tag: '@nightly' }, ({ freshSite: site }) =>
  inTree(async (tree) => {
    const env = { SITE_DIST: site.dist };
    const commands = recipe('A section');
    await type(commands.slice(0, -1), tree, {});
    writeOwnWords(tree);
    await tree.write('.gitignore', 'node_modules\nshared-data/generated\n');
    await git(tree.folder, ['init', '--quiet']);
    await git(tree.folder, ['add', '--all']);
    await git(tree.folder, ['commit', '--quiet', '-m', 'Sources']);
    await type([...commands.slice(-1).map((command) => `${command} --other-sources`)], tree, env);
    expect((await fetch(`${site.origin}/library/books`)).status).toBe(200);

    const said = await type(recipe('A section goes'), tree, env);
    expect(said).toContain('⚠ library has no row in shell/build/packages.js and leaves the site');
    expect(existsSync(path.join(tree.folder, 'mfe-library'))).toBe(false);
    const { status, headers } = await fetch(`${site.origin}/library/books`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/events']);
  }),
);

test('a section from elsewhere is live, and rolled back from elsewhere', { tag: '@nightly' }, ({ freshSite: site }) =>
  inTree(async (tree) => {
    const [own = '', origin = ''] = recipe('A section from elsewhere');
    const shown = async () => editionsIn(await site.document('/events'));
    const elsewhere = { SITE_DIST: path.join(site.home, 'agency') };
    await tree.replace('mfe-events/src/event-list/EventsPage.tsx', 'to celebrate', 'Edition pushed. to celebrate');
    await type(at(site.store, [own]), tree, elsewhere);
    await site.mustRun('compose');
    expect(await shown()).toEqual(['pushed']);

    const agency = path.join(site.home, 'agency.git');
    await git(site.home, ['init', '--quiet', '--bare', agency]);
    await pushTip(agency, 'events', await edition(site, 'events', 'offered'));
    await type(at(agency, [origin]), tree, { SITE_DIST: site.dist });
    expect(await shown()).toEqual(['offered']);

    await releaseEdition(site, 'events', 'regretted');
    await rm(elsewhere.SITE_DIST, { recursive: true });
    await type(at(site.store, recipe('A rollback from elsewhere')), tree, elsewhere);
    await site.mustRun('compose');
    expect(await shown()).toEqual(['offered']);
  }),
);
