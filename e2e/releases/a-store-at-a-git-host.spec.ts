import { expect } from '@playwright/test';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityFaults } from '../fixtures/releases/wholeSite';
import { edition, editionsIn } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { startGitServer } from '../fixtures/site/gitServer';
import { siteIn, siteTest as test, type OwnSite } from '../fixtures/site/ownSite';

const account = { name: 'agency', token: 'ghp_very-secret-0123456789' };

/** Returns the files below a folder that contain the token. */
async function filesWithToken(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const held = files.map(async (file) => ((await readFile(file)).includes(account.token) ? [file] : []));
  return (await Promise.all(held)).flat();
}

/** Serves the store of a site like a git host, and returns the site of another machine that uses its address. */
async function atGitHost(site: OwnSite, home: string) {
  const folder = path.join(home, 'git');
  await mkdir(folder);
  await git(home, ['clone', '--quiet', '--bare', site.store, path.join(folder, 'site.git')]);
  for (const setting of ['http.receivepack', 'uploadpack.allowFilter'])
    await git(path.join(folder, 'site.git'), ['config', setting, 'true']);
  const server = await startGitServer(folder, account);
  const clone = siteIn(path.join(home, 'clone'), server.address('site.git'));
  return { server, clone };
}

test('a store at a git host accepts and returns releases without leaking the token @nightly', async ({
  freshSite: site,
  home,
}) => {
  const { server, clone } = await atGitHost(site, home);
  const said = [await clone.mustRun('compose')];
  expect(await integrityFaults(clone.link)).toEqual([]);
  said.push(await clone.mustRun('release', ['events', '--from', await edition(site, 'events', 'songs')]));
  expect(editionsIn(await clone.document('/events'))).toEqual(['songs']);
  said.push(await clone.mustRun('rollback', ['events']));
  expect(editionsIn(await clone.document('/events'))).toEqual([]);
  said.push(await clone.mustRun('sections'), await clone.mustRun('compose'));
  server.look((request, response) => {
    if (request.url?.endsWith('git-receive-pack')) response.writeHead(403).end();
    return response.headersSent;
  });
  const refused = await clone.run('release', ['about', '--from', await edition(site, 'about', 'others')]);
  expect({ code: refused.code, err: refused.err }).toEqual({
    code: 1,
    err: expect.stringMatching(
      /^about: the store http:\S+ does not accept the release \(.*403.*\); nothing has changed\n$/,
    ),
  });
  expect(JSON.stringify([...said, refused])).not.toContain(account.token);
  expect(await filesWithToken(clone.dist)).toEqual([]);
  await clone.end();
  await server.close();
});

test('a store at a git host accepts a release that is built here @nightly', async ({ freshSite: site, home }) => {
  test.setTimeout(900_000);
  const { server, clone } = await atGitHost(site, home);
  const { out, err } = await clone.mustRun('build');
  expect(out + err).not.toContain(account.token);
  expect(await integrityFaults(clone.link)).toEqual([]);
  expect(await filesWithToken(clone.dist)).toEqual([]);
  await clone.end();
  await server.close();
});
