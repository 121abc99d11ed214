import { sections } from '@site/build/packages';
import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeOwnWords } from '../fixtures/releases/recipe';
import { changedBuild, sectionEdits } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { ServedSite } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';
import type { CommandOptions } from '../fixtures/site/startCommand';

/** What an address answers, and where it leads. */
async function answer(site: ServedSite, address: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(site.origin + address, { redirect: 'manual' });
  return [status, headers.get('location')];
}

/** Releases a section with one page changed; `page` is at hand. */
async function releaseWith(site: ServedSite, name: string, address: string, fields: string, options?: CommandOptions) {
  const edits = sectionEdits(
    name,
    `({ pages, ...section }) => ({ ...section, pages: pages.map((page) => page.path === '${address}' ? { ...page, ${fields} } : page) })`,
  );
  return site.run('release', [name, '--from', await changedBuild(site, name, edits)], options);
}

const pageWithLink = `Page: () => jsxs(Fragment, { children: [jsx(page.Page, {}), jsx('a', { href: '/library', children: 'Borrow a book' })] })`;

test('an address that has moved leads to its page on every host, until a roll-back', async ({
  freshSite: site,
  page,
}) => {
  test.setTimeout(180_000);
  expect(await releaseWith(site, 'events', '/events', `movedFrom: ['/calendar']`)).toMatchObject({ code: 0, err: '' });
  expect(await answer(site, '/calendar?a=1')).toEqual([301, '/events?a=1']);
  const served = (file: string) => readFile(path.join(site.link, file), 'utf8');
  expect(await served('_redirects')).toBe('/calendar /events 301\n/calendar/ /events 301\n');
  expect(await served('_headers.nginx.conf')).toContain('location ~ "^/calendar/?$"');
  expect(await served('sitemap.xml')).not.toContain('/calendar');

  const stub = await site.document('/calendar');
  for (const part of ['content="noindex"', '<meta http-equiv="refresh" content="0; url=/events">', 'href="/events"'])
    expect(stub).toContain(part);
  await page.setContent(stub.replace('http-equiv="refresh"', ''));
  await expect(page.getByRole('link')).toHaveAttribute('href', '/events');

  const taken = await releaseWith(site, 'about', '/about', `movedFrom: ['/calendar']`);
  expect([taken.code, taken.err]).toEqual([
    1,
    'about: /calendar belongs to events already; take another address, or have events release without it\n',
  ]);
  const foreign = await releaseWith(site, 'about', '/about', `movedFrom: ['/events/about']`);
  expect([foreign.code, foreign.err]).toEqual([
    1,
    'about: /events/about is for events alone (shell/build/packages.js); take an address of your own\n',
  ]);
  await site.mustRun('rollback', ['events']);
  expect(await answer(site, '/calendar')).toEqual([404, null]);
});

test(
  'a section is written, refused with words of the template, released, removed and brought back',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    test.setTimeout(400_000);
    const tree = await ownTree(sections.map(({ folder }) => folder));
    const run = (...[name, args = []]: Parameters<ServedSite['run']>) => site.run(name, args, { tree: tree.folder });
    try {
      await git(tree.folder, ['init', '--quiet']);
      const commit = async () => {
        await git(tree.folder, ['add', '--all']);
        await git(tree.folder, ['commit', '--quiet', '-m', 'Sources']);
      };
      await commit();

      await test.step('words of the template are refused in one line', async () => {
        expect((await run('new:section', ['library'])).code).toBe(0);
        const { code, err } = await run('release', ['library', '--other-sources']);
        expect(code).toBe(1);
        expect(err).toMatch(
          /^library: \/library has the description 'Library: a sample, .*', as new:page wrote it; .*\n$/,
        );
      });

      await test.step('its own words are live', async () => {
        writeOwnWords(tree);
        expect(await run('release', ['library', '--other-sources'])).toMatchObject({ code: 0, err: '' });
        expect(await answer(site, '/library')).toEqual([200, null]);
      });

      await test.step('nothing is removed that should stay', async () => {
        const refused = async (...args: string[]) => {
          const { code, err } = await run('remove:section', args);
          expect(code).toBe(1);
          return err;
        };
        expect(await refused('shell')).toBe('The shell is the site around the sections; it stays\n');
        expect(await refused('librari')).toContain("There is no section 'librari'; did you mean library?");
        expect(await refused('shared-data')).toContain("There is no section 'shared-data'.");
        expect(await refused('library')).toMatch(
          /^git does not have mfe-library\/.* and \d more; commit it, .*--discard\n$/,
        );
        await commit();
        expect(await refused('library', '--redirect', '/event')).toBe(
          '--redirect /event: no other section has such a page; did you mean /events?\n',
        );
        expect(existsSync(path.join(tree.folder, 'mfe-library'))).toBe(true);
      });

      await test.step('without its folder, a line says what to do', async () => {
        await rm(path.join(tree.folder, 'mfe-library'), { recursive: true });
        expect(await run('release', ['library'])).toMatchObject({
          code: 1,
          err: 'library: mfe-library is not here; git restore it, or take it off the site: npm run remove:section -- library\n',
        });
        await git(tree.folder, ['checkout', '--quiet', '.']);
      });

      await test.step('removed, it leaves the site with the next compose, which names what links to it', async () => {
        const linked = await releaseWith(site, 'services', '/services/clinic', pageWithLink, { tree: tree.folder });
        expect(linked).toMatchObject({ code: 0, err: '' });
        const { code, out } = await run('remove:section', ['library', '--redirect', '/events']);
        expect(code).toBe(0);
        expect(out).toContain('/library will lead to /events (shell/build/packages.js)');
        expect(
          await git(tree.folder, ['grep', '-l', 'mfe-library', '--', ':!*.test.ts', ':!e2e']).catch(() => ''),
        ).toBe('');
        expect(await readFile(path.join(tree.folder, '.github/workflows/rollback.yml'), 'utf8')).not.toContain(
          'library',
        );
        const composed = await run('compose');
        expect(composed).toMatchObject({ code: 0, err: '' });
        expect(composed.out.split('\n').slice(0, 2)).toEqual([
          '⚠ library has no row in shell/build/packages.js and leaves the site: /library leads to /events',
          "⚠ services: /services/clinic links to /library ('Borrow a book'), which leads to /events now",
        ]);
        expect(await answer(site, '/library')).toEqual([301, '/events']);
        expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain('/library');
        expect(await site.history('library')).toHaveLength(1);
        expect((await run('sections')).out).toContain('library is in the store, and has no row here');
      });

      await test.step('its sources back, it is back', async () => {
        await git(tree.folder, ['checkout', '--quiet', '.']);
        expect((await run('compose')).code).toBe(0);
        expect(await answer(site, '/library')).toEqual([200, null]);
      });
    } finally {
      await tree.remove();
    }
  },
);
