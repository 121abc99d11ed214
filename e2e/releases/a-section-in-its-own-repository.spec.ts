import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clickInHeader, here } from '../fixtures/page/destinations';
import { heading, listen, open } from '../fixtures/page/page';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { git } from '../fixtures/site/git';
import { firstRelease, siteTest as test } from '../fixtures/site/ownSite';

const install = 'npm install --no-audit --no-fund --prefer-offline';

/**
 * Returns the hashes of the files of a build that browsers and compose run. The manifest also names the versions of the
 * kit, and packing raises the version of a changed package.
 */
const builtFiles = (folder: string) =>
  Promise.all(
    ['remoteEntry.js', 'section.css', 'prerender.cjs', 'mf-manifest.json'].map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      const compared = file.endsWith('.json') ? text.replaceAll(/"version": *"[^"]*"/g, '') : text;
      return [file, createHash('sha256').update(compared).digest('hex')];
    }),
  );

test('a section in its own repository is released into the site, and a moved section has the same bytes @nightly', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  test.setTimeout(1_800_000);
  const [library, services] = [path.join(site.home, 'library'), path.join(site.home, 'services')];
  const env = { SITE_STORE: site.store };
  const [create = ''] = recipe('A section in a repository of its own');
  // Packing the kit raises versions in the packed work tree, so the test uses its own.
  const source = await newTree();
  await source.commit();
  const write = (name: string, folder: string) =>
    site.mustRun('new:section', create.replace('library', name).replace('../library', folder).split(' ').slice(4), {
      tree: source.folder,
    });

  await test.step('a new section is tested, checked and released', async () => {
    await write('testroom', library);
    await expect(type([install, 'npm run release'], library, env)).rejects.toThrow(/testroom: .*(sample|words)/);
    writeOwnWords(library);
    await git(library, ['add', '--all']);
    await git(library, ['commit', '--quiet', '-m', 'Begin']);
    await type(['npm test', 'npm run check', "npm run release -- -m 'A library'"], library, env);
  });

  await test.step('the site shows the section after it gets a row', async () => {
    const tree = await newTree([]);
    await tree.replace('shell/build/sections.json', '"sections": [', '"sections": [{ "name": "testroom" },');
    await site.mustRun('compose', [], { tree: tree.folder });
    expect((await site.get('/testroom')).text).toContain('>Testroom</h1>');
    const messages = listen(page);
    await open(page, `${site.origin}/testroom`);
    await clickInHeader(page, here.address);
    await expect(heading(page)).toHaveText(here.heading);
    await page.goBack();
    await expect(heading(page)).toHaveText('Testroom');
    expect(messages).toEqual([]);

    await type(['npm run new:page -- /testroom/books'], library, env);
    writeOwnWords(library);
    await type(['npm run release', 'npm run rollback'], library, env);
    await site.mustRun('compose', [], { tree: tree.folder });
    expect((await site.get('/testroom/books')).status).toBe(404);
    expect((await site.get('/testroom')).status).toBe(200);
  });

  await test.step('a section that moved with its history builds the same bytes', async () => {
    await write('services', services);
    expect(await git(services, ['log', '--oneline'])).not.toBe('');
    execFileSync('cp', ['-al', path.join(library, 'node_modules'), services]);
    await type(['node node_modules/@site/build/webpack/run.js services dist/built'], services);
    const here = await builtFiles(await firstRelease('services'));
    expect(await builtFiles(path.join(services, 'dist/built'))).toEqual(here);
  });
});
