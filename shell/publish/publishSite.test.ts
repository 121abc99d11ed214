/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Status } from '../compose/write/Status';
import type { HeaderRule } from '../hosts/HeaderRule';
import type { PublishOptions } from './publishPlan';
import { siteFiles } from '../hosts/siteFiles';
import { hashesBelow } from '../../e2e/fixtures/site/hashesBelow';
import { exampleFiles, exampleSite } from '../../e2e/fixtures/hosts/exampleSite';

const root = path.resolve(__dirname, '../..');
const author = { GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@localhost' };
const committer = { GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@localhost' };

const base = mkdtempSync(path.join(tmpdir(), 'publish-'));
/** A process reads the folder only once, so it is a link to the site that a test publishes. */
const dist = path.join(base, 'dist');
Object.assign(process.env, { SITE_DIST: dist, SITE_STORE: '' });

const home = path.join(base, 'home');
const folder = path.join(home, 'host');

beforeEach(() => mkdir(home));
afterEach(() => Promise.all([rm(home, { recursive: true }), rm(dist, { force: true })]));
afterAll(() => rm(base, { recursive: true }));

function git(store: string, ...args: readonly string[]): string {
  const env = { ...process.env, ...author, ...committer };
  return execFileSync('git', ['-C', store, ...args], { env, encoding: 'utf8', input: '' }).trim();
}

/** Pushes a release of events to its branch, and returns its commit. */
function release(store: string, subject: string, Changes: string): string {
  const tree = git(store, 'mktree');
  const live = git(store, 'for-each-ref', '--format=%(objectname)', 'refs/heads/releases/events');
  const message = `${subject}\n\nChanges: ${Changes}\n`;
  const commit = git(store, 'commit-tree', tree, ...(live ? ['-p', live] : []), '-m', message);
  git(store, 'update-ref', 'refs/heads/releases/events', commit);
  return commit;
}

/** Makes a site with one release of events. Later publishes of the test use this site. */
async function exampleDist(name: string, files: Readonly<Record<string, string>> = {}) {
  const own = path.join(home, name);
  const store = path.join(own, 'store.git');
  await mkdir(store, { recursive: true });
  git(store, 'init', '--quiet', '--bare', '.');
  const madeOf = async (commit: string) => {
    const status = JSON.parse(exampleFiles['status.json'] ?? '') as object;
    const [version, since, by, message, pages] = ['1', '2026-04-10T10:00:00Z', 'Ann', name, 2];
    const events = { name: 'events', commit, version, since, by, message, pages };
    const statusText = JSON.stringify({ ...status, tips: { events: commit }, packages: [events] });
    const site = path.join(own, 'sites/one');
    await rm(site, { recursive: true, force: true });
    await exampleSite(site, { ...exampleFiles, ...files, 'status.json': statusText });
  };
  const use = async () => {
    await rm(dist, { force: true });
    await symlink(own, dist);
  };
  await madeOf(release(store, name, '/events'));
  await symlink('sites/one', path.join(own, 'site'));
  await use();
  return { store, madeOf, use };
}

/** Runs the command with these options. */
function command(...args: readonly string[]) {
  const program = ['--import', 'tsx', 'shell/cli/site.ts', 'publish', ...args];
  const options = { cwd: root, env: { ...process.env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options);
  return { status, stdout, stderr };
}

/** Runs a function in this process. Returns the output, or the reason for a refusal. */
async function outcomeOf(run: () => Promise<void>) {
  const print = jest.spyOn(console, 'log').mockImplementation();
  const refusal = await run().then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
  const lines = print.mock.calls.flat() as string[];
  print.mockRestore();
  return { lines, refusal };
}

const publish = (options: Partial<PublishOptions> = {}) =>
  outcomeOf(async () => (await import('./publishSite')).publishSite({ to: folder, ...options }));

const tidy = () => outcomeOf(async () => (await import('./tidyHost')).tidyHost(folder));

describe('npm run publish', () => {
  it('copies the site to a folder, runs a command between the rules and the pages, and reports the changes', async () => {
    const { store, madeOf } = await exampleDist('dist');
    const first = command('--to', folder, '--after-rules', `ls ${folder} > ${home}/seen`);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^versioned files: 6\nheader rules: 4\npages: \d+\nstatus: 1\nevents: new here\nThe site is at https:\/\/www.example.org\n$/,
    );
    const files = await siteFiles(path.join(dist, 'site'));
    expect(await siteFiles(folder)).toEqual([...files, '_published.json'].sort());
    expect((await readFile(`${home}/seen`, 'utf8')).split('\n')).toEqual([
      '_headers',
      '_headers.json',
      '_headers.nginx.conf',
      '_published.json',
      '_redirects',
      'fonts',
      'images',
      'releases',
      '',
    ]);
    expect(command('--to', folder, '--if-changed').stdout).toBe('https://www.example.org already has this site\n');
    await madeOf(release(store, 'Move the gala', '/events/hope-gala'));
    expect((await publish({ ifChanged: true })).lines).toContain('events changed: /events/hope-gala');
  });

  it('allows the scripts and styles of served pages until the pages are replaced, for any release', async () => {
    const { madeOf, store } = await exampleDist('dist');
    await publish();
    const rulesOf = async (file: string) => (JSON.parse(await readFile(file, 'utf8')) as HeaderRule[])[0];
    const at = path.join(folder, '_headers.json');
    const theirs = (await readFile(at, 'utf8')).replaceAll("style-src 'self'", "style-src 'self' 'sha256-theirs='");
    await writeFile(at, theirs);
    await madeOf(release(store, 'Move the fair', '/events'));
    const seen = (run: number) => path.join(home, `rules-${run}`);
    const copyRules = `cp ${at} ${home}/rules-$(ls ${home} | grep -c rules-)`;
    await publish({ afterRules: copyRules });
    expect(JSON.stringify(await rulesOf(seen(0)))).toContain("'sha256-theirs='");
    expect(JSON.stringify(await rulesOf(at))).not.toContain("'sha256-theirs='");
    // A server that reads its rules only then serves the new pages with exactly their rules.
    expect(await readFile(seen(1), 'utf8')).toBe(await readFile(at, 'utf8'));
    // Without a difference, the server reads them once.
    await publish({ afterRules: copyRules });
    expect([existsSync(seen(2)), existsSync(seen(3))]).toEqual([true, false]);
  });

  it('treats another redirect, or another release that is held back, as a change', async () => {
    await exampleDist('dist');
    await publish();
    const file = path.join(dist, 'site/status.json');
    const status = JSON.parse(await readFile(file, 'utf8')) as Status;
    const heldBack = status.packages.map((pkg) => ({ ...pkg, heldBack: 'events: /events has no title' }));
    for (const changed of [{ redirects: [{ from: '/old', to: '/events' }] }, { packages: heldBack }]) {
      await writeFile(file, JSON.stringify({ ...status, ...changed, composed: '2026-04-11T10:00:00Z' }));
      expect((await publish({ ifChanged: true })).lines).toContain('status: 1');
      expect((await publish({ ifChanged: true })).lines).not.toContain('status: 1');
    }
  });

  it('publishes again after files with a space, an accent or two dots in their names', async () => {
    const files = ['Annual report.pdf', 'café.pdf', 'images/photo..webp', '_notes.txt'];
    await exampleDist('dist', Object.fromEntries(files.map((file) => [file, file])));
    expect(await publish()).toMatchObject({ refusal: null });
    expect(await publish()).toMatchObject({ refusal: null });
    for (const file of files) expect(await readFile(path.join(folder, file), 'utf8')).toBe(file);
  });

  it('names a file that it could not find again at the host, and writes nothing', async () => {
    await exampleDist('dist', { 'a\\b.pdf': '', 'c\nd.pdf': '', '_published.json': '' });
    expect((await publish()).refusal?.split('\n')).toEqual([
      '"_published.json" cannot be published: publish writes a file of this name itself; rename it, and publish again',
      '"a\\\\b.pdf" cannot be published: a name must not contain a backslash; rename it, and publish again',
      '"c\\nd.pdf" cannot be published: a name must not contain a control character; rename it, and publish again',
    ]);
    await expect(siteFiles(folder)).rejects.toThrow('ENOENT');
  });

  it('keeps the pages if that command fails, and continues from there the next time', async () => {
    await exampleDist('dist');
    const { refusal } = await publish({ afterRules: 'exit 3' });
    expect(refusal).toBe("'exit 3' failed; the pages were left as they are. Fix it and publish again");
    expect(await siteFiles(folder)).not.toContain('index.html');
    expect(await publish()).toMatchObject({ refusal: null });
  });

  it('replaces unknown releases only by name', async () => {
    await exampleDist('theirs', { 'index.html': 'theirs' });
    await publish();
    await exampleDist('ours');
    const { status, stdout, stderr } = command('--to', folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^events: the host has release \w{10} \('theirs'\) of Ann, .* --replace events\n.*SITE_STORE.*\n$/,
    );
    expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('theirs');
    expect(command('--to', folder, '--replace', 'events').status).toBe(0);
    expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(exampleFiles['index.html']);
  });

  it('does not write to a folder that it never published to', async () => {
    await exampleDist('dist');
    await mkdir(folder);
    await writeFile(path.join(folder, 'photo.jpg'), 'mine');
    expect((await publish()).refusal).toMatch(/ holds 'photo\.jpg', .* --take-over, [^\n]*$/);
    expect(await siteFiles(folder)).toEqual(['photo.jpg']);
  });

  it('rejects in one line an unreadable place, the folder of built sites, and a site with nothing live', async () => {
    await exampleDist('dist');
    expect(command('--to', 's3://bucket')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        '--to s3://bucket: give it user@host:/folder, or a folder of this machine; for a bucket see shell/hosts/README.md\n',
    });
    expect((await publish({ to: path.join(dist, 'site') })).refusal).toContain('that is where sites are built');
    expect(command('--to', folder, '--dry-run').stderr).toMatch(/add --tidy\n$/);
    await rm(path.join(dist, 'store.git'), { recursive: true });
    expect((await publish()).refusal).toBe('Nothing is live yet; run npm run build first');
  });

  it('publishes nothing if the store does not answer', async () => {
    const { store } = await exampleDist('dist');
    await rm(path.join(store, 'refs'), { recursive: true });
    expect(await publish()).toEqual({
      lines: [],
      refusal: expect.stringMatching(/^The store .* cannot be read [^\n]*$/),
    });
  });
});

describe('npm run publish -- --tidy', () => {
  it('removes only files that an earlier publish sent and that the site no longer has', async () => {
    await exampleDist('dist', { 'old/index.html': 'old' });
    await publish();
    await writeFile(path.join(folder, 'photo.jpg'), 'mine');
    for (const form of ['', '.br', '.gz']) await rm(path.join(dist, `site/old/index.html${form}`));
    const gone = ['old/index.html', 'old/index.html.br', 'old/index.html.gz'];
    const wouldRemove = gone.map((file) => `would remove ${file}\n`).join('');
    expect(command('--to', folder, '--tidy', '--dry-run').stdout).toBe(wouldRemove);
    expect(await siteFiles(folder)).toContain('old/index.html');
    expect(await tidy()).toEqual({ lines: gone.map((file) => `removes ${file}`), refusal: null });
    const files = await siteFiles(path.join(dist, 'site'));
    expect(await siteFiles(folder)).toEqual([...files, '_published.json', 'photo.jpg'].sort());
    expect(await tidy()).toEqual({ lines: ['There is nothing to remove'], refusal: null });
  });

  it('keeps a list of sections of another machine as long as the site has the files that it names', async () => {
    const list = (file: string) => `document.currentScript.list={"sections":[{"entry":{"url":"/${file}"}}]}`;
    const [kept, left] = ['releases/sections/1.js', 'releases/sections/2.js'];
    await exampleDist('dist', {
      [kept]: list('releases/events/1/remoteEntry.js'),
      [left]: list('releases/events/0/remoteEntry.js'),
    });
    await publish();
    for (const file of [kept, left])
      for (const form of ['', '.br', '.gz']) await rm(path.join(dist, `site/${file}${form}`));
    expect((await tidy()).lines).toEqual(['', '.br', '.gz'].map((form) => `removes ${left}${form}`));
    expect(await siteFiles(folder)).toEqual(expect.arrayContaining(['', '.br', '.gz'].map((form) => kept + form)));
    // A later run still knows these files.
    await rm(path.join(dist, 'site/releases/events/1/remoteEntry.js'));
    expect((await tidy()).lines).toContain(`removes ${kept}`);
  });

  it('removes nothing from a repository, from another site, or from a place without a site', async () => {
    const other = await exampleDist('theirs', { 'more.txt': 'more' });
    const own = await exampleDist('ours');
    const refusal = async () => (await tidy()).refusal;
    await mkdir(folder);
    expect(await refusal()).toContain('publish it first, then tidy');
    await other.use();
    await publish();
    await own.use();
    expect(await refusal()).toContain('publish it first, then tidy');
    expect(await siteFiles(folder)).toContain('more.txt');
    await mkdir(path.join(folder, '.git'));
    await other.use();
    expect(await refusal()).toContain('is a repository: nothing is removed there');
  });
});

const hasRsync = spawnSync('rsync', ['--version']).status === 0;
if (!hasRsync) console.log('rsync is not installed: sending to a server is not tried (apt-get install rsync)');

describe.each(hasRsync ? (['folder', 'server'] as const) : (['folder'] as const))('after a publish to a %s', (kind) => {
  const to = kind === 'folder' ? folder : `host:${folder}`;
  const difference = '/: wanted 200, got 404; publish again';

  beforeEach(async () => {
    // rsync starts the other end with this program on this machine, as ssh would on the server.
    const connection = path.join(home, 'connection');
    await writeFile(connection, '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 });
    process.env['RSYNC_RSH'] = connection;
  });

  /** Publishes, and finds that visitors get something else. Returns the printed differences, and the reason for a refusal. */
  async function publishFaulty(isTakenBack: boolean) {
    const print = jest.spyOn(console, 'error').mockImplementation();
    const look = jest.fn(async () => [difference]);
    const { publishSite } = await import('./publishSite');
    const { refusal } = await outcomeOf(() => publishSite({ to }, { look, isTakenBack }));
    const printed = print.mock.calls.flat() as string[];
    print.mockRestore();
    expect(look).toHaveBeenCalledWith(expect.stringContaining('sites'), kind === 'folder' ? folder : null);
    return { printed, refusal };
  }

  it('restores the earlier files if visitors get something else', async () => {
    const { madeOf, store } = await exampleDist('dist');
    await publish({ to });
    const before = await hashesBelow(folder);
    await madeOf(release(store, 'Move the fair', '/events'));
    await writeFile(path.join(dist, 'site/new.txt'), 'new');
    await writeFile(path.join(dist, 'site/index.html'), 'another');
    expect(await publishFaulty(true)).toEqual({
      printed: [difference],
      refusal: `The publish was taken back: ${to} has what it had before`,
    });
    expect(await hashesBelow(folder)).toEqual(before);
    expect(await publishFaulty(false)).toEqual({
      printed: [difference],
      refusal: 'It is published; fix that, or publish with --if-bad rollback',
    });
    expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('another');
  });

  it('restores a site that somebody copied there by hand, and its pages that the new site lacks', async () => {
    const { madeOf, store } = await exampleDist('dist', { 'old/index.html': 'old' });
    await cp(path.join(dist, 'sites/one'), folder, { recursive: true });
    const before = await hashesBelow(folder);
    await madeOf(release(store, 'Move the fair', '/events'));
    for (const form of ['', '.br', '.gz']) await rm(path.join(dist, `site/old/index.html${form}`));
    await writeFile(path.join(dist, 'site/new.txt'), 'new');
    await writeFile(path.join(dist, 'site/index.html'), 'another');
    const { refusal } = await publishFaulty(true);
    expect(refusal).toMatch(/^The publish was taken back/);
    await rm(path.join(folder, '_published.json'));
    const rules = Object.entries(await hashesBelow(folder)).filter(([file]) => !/^_/.test(file));
    expect(rules).toEqual(Object.entries(before).filter(([file]) => !/^_/.test(file)));
  });

  it('leaves a site without header rules as it is published, because there is nothing complete to restore', async () => {
    await exampleDist('dist');
    await cp(path.join(dist, 'sites/one'), folder, { recursive: true });
    await rm(path.join(folder, '_headers.json'));
    expect((await publishFaulty(true)).refusal).toBe(`It is published: ${to} had no complete site to go back to`);
    expect(existsSync(path.join(folder, 'events/index.html'))).toBe(true);
  });
});
