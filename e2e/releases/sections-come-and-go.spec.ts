import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { heading, listen, open } from '../fixtures/page/page';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { changedBuild, onPage, sectionEdits, withMore } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';

/**
 * The commands that owners run before a release, besides type checks. The first one formats files as editors do.
 */
const checks = [
  'npx prettier --write --log-level warn mfe-testroom',
  'npm run lint',
  'npm run unit -- --silent mfe- shell/section',
];

test('the commands of the README add a section with two pages, remove it, and bring it back @nightly', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  test.setTimeout(1_200_000);
  const tree = await newTree();
  const here = { tree: tree.folder };
  const env = { SITE_DIST: site.dist };
  const [library = '', books = '', release = ''] = recipe('A section').map((command) =>
    command.replaceAll('library', 'testroom'),
  );
  await tree.commit();

  await test.step('a release with text of the template is refused; with its own text it passes, and goes live', async () => {
    await type([library, books], tree.folder);
    expect(await site.refuses('release', ['testroom'], here)).toMatch(
      /^testroom: \/testroom has the description 'Testroom: a sample, .*', as new:page wrote it; .*\ntestroom: \/testroom says/,
    );
    writeOwnWords(tree.folder);
    await type([...checks, release], tree.folder, env);
    const messages = listen(page);
    await open(page, `${site.origin}/testroom/books`);
    await expect(heading(page)).toHaveText('Books');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Testroom' }).click();
    await expect(heading(page)).toHaveText('Testroom');
    expect(messages).toEqual([]);
  });

  await test.step('a section that must stay is not removed', async () => {
    const kept = (...args: string[]) => site.refuses('remove:section', args, here);
    expect(await kept('shell')).toBe('The shell is the site around the sections. It cannot be removed\n');
    expect(await kept('testroom')).toMatch(
      /^git does not have mfe-testroom\/.* and \d+ more\. Commit it, .*--discard to delete it\n$/,
    );
    await tree.commit();
    expect(await kept('testroom', '--redirect', '/event')).toBe(
      '--redirect /event: no other section has this page. Did you mean /events?\n',
    );
    expect(existsSync(path.join(tree.folder, 'mfe-testroom'))).toBe(true);
    await rm(path.join(tree.folder, 'mfe-testroom'), { recursive: true });
    expect(await site.refuses('release', ['testroom'], here)).toBe(
      'testroom: mfe-testroom is not here; release it where its sources are, or git restore it\n',
    );
    await git(tree.folder, ['checkout', '--quiet', '.']);
  });

  await test.step('after its removal, the next compose removes it from the site, and names the links to it', async () => {
    const link = onPage('/services/clinic', withMore(`jsx('a', { href: '/testroom', children: 'Borrow a book' })`));
    const build = await changedBuild(site, 'services', sectionEdits('services', link));
    await site.mustRun('release', ['services', '--from', build], here);
    const said = await type(
      recipe('Removing a section').map((command) => command.replaceAll('library', 'testroom')),
      tree.folder,
      env,
    );
    for (const line of [
      '/testroom, /testroom/books will redirect to /events (shell/build/sections.json)',
      '⚠ testroom has no row in shell/build/sections.json and leaves the site: /testroom redirects to /events',
      "⚠ services: /services/clinic links to /testroom ('Borrow a book'), which now redirects to /events",
    ])
      expect(said).toContain(line);
    const named = git(tree.folder, ['grep', '-l', 'mfe-testroom', '--', ':!*.test.ts', ':!e2e']);
    expect(await named.catch(() => '')).toBe('');
    for (const address of ['/testroom', '/testroom/books'])
      expect(await site.get(address)).toMatchObject({ status: 301, location: '/events' });
    expect((await site.get('/sitemap.xml')).text).not.toContain('/testroom');
    expect((await site.mustRun('sections', [], here)).out).toContain('testroom is in the store, but has no row here');
  });

  await test.step('after its sources are restored, it is live again', async () => {
    await git(tree.folder, ['checkout', '--quiet', '.']);
    await site.mustRun('compose', [], here);
    expect((await site.get('/testroom/books')).status).toBe(200);
  });
});
