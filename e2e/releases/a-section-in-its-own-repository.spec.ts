import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { heading, headerLink, hydrated, listen } from '../fixtures/page/page';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { git } from '../fixtures/site/git';
import { firstRelease, siteTest as test } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';

const exec = promisify(execFile);

/** What a repository has, and what is installed into it. */
const install = 'npm install --no-audit --no-fund --prefer-offline';

/** The files of a folder that browsers and compose run, by their names. */
const builtFiles = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => /^(remoteEntry\.js|section\.css|prerender\.cjs|mf-manifest\.json)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

test(
  'a section in a repository of its own is released into the site, and one that is taken out is the same bytes',
  { tag: '@nightly' },
  async ({ freshSite: site, browser, page }) => {
    test.setTimeout(1_800_000);
    const library = { folder: path.join(site.home, 'library') };
    const services = { folder: path.join(site.home, 'services') };
    const env = { SITE_STORE: site.store };
    const [create = ''] = recipe('A section in a repository of its own');
    const write = (name: string, { folder }: typeof library) =>
      site.mustRun('new:section', create.replace('library', name).replace('../library', folder).split(' ').slice(4));

    await test.step('a new one is tested, checked and released', async () => {
      await write('library', library);
      const unchanged = type([install, 'npm run release'], library, env);
      await expect(unchanged).rejects.toThrow(/library: .*(sample|words)/);
      writeOwnWords(library);
      await git(library.folder, ['add', '--all']);
      await git(library.folder, ['commit', '--quiet', '-m', 'Begin']);
      await type(['npm test', 'npm run check', "npm run release -- -m 'A library'"], library, env);
    });

    await test.step('the site shows it once it has a row, also with scripts off', async () => {
      const tree = await ownTree([]);
      try {
        await tree.replace('shell/build/packages.js', 'const rows = [', "const rows = [{ name: 'library' },");
        await site.mustRun('compose', [], { tree: tree.folder });
        const plain = await browser.newContext({ javaScriptEnabled: false });
        const reader = await plain.newPage();
        await reader.goto(`${site.origin}/library`);
        await expect(heading(reader)).toHaveText('Library');
        const messages = listen(page);
        await page.goto(`${site.origin}/library`);
        await hydrated(page);
        await headerLink(page, 'Events').click();
        await expect(heading(page)).toHaveText('Events');
        await page.goBack();
        await expect(heading(page)).toHaveText('Library');
        expect(messages).toEqual([]);
        await plain.close();

        await type(['npm run new:page -- /library/books'], library, env);
        writeOwnWords(library);
        await type(['npm run release', 'npm run rollback'], library, env);
        await site.mustRun('compose', [], { tree: tree.folder });
        expect((await page.goto(`${site.origin}/library/books`))?.status()).toBe(404);
        expect((await page.goto(`${site.origin}/library`))?.status()).toBe(200);
      } finally {
        await tree.remove();
      }
    });

    await test.step('one that is taken out with its history builds the same bytes', async () => {
      await write('services', services);
      expect(await git(services.folder, ['log', '--oneline'])).not.toBe('');
      await exec('cp', ['-al', path.join(library.folder, 'node_modules'), services.folder]);
      await type(['node node_modules/@site/build/webpack/run.js services dist/built'], services, {});
      const here = builtFiles(await firstRelease('services'));
      expect(Object.keys(here)).toHaveLength(4);
      expect(builtFiles(path.join(services.folder, 'dist/built'))).toEqual(here);
    });
  },
);
