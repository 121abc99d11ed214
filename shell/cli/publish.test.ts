/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFiles } from '../compose/publish/publishPlan';
import { exampleFiles, exampleSite } from '../../e2e/fixtures/hosts/exampleSite';

const root = path.resolve(__dirname, '../..');
const author = { GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@localhost' };
const committer = { GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@localhost' };

let home: string;
let folder: string;

function git(store: string, ...args: readonly string[]): string {
  const env = { ...process.env, ...author, ...committer };
  return execFileSync('git', ['-C', store, ...args], { env, encoding: 'utf8', input: '' }).trim();
}

/** Puts a release of events on its branch, and gives its commit. */
function release(store: string, subject: string, Changes: string): string {
  const tree = git(store, 'mktree');
  const live = git(store, 'for-each-ref', '--format=%(objectname)', 'refs/heads/releases/events');
  const message = `${subject}\n\nChanges: ${Changes}\n`;
  const commit = git(store, 'commit-tree', tree, ...(live ? ['-p', live] : []), '-m', message);
  git(store, 'update-ref', 'refs/heads/releases/events', commit);
  return commit;
}

/** A folder `dist` whose site is made of one release of events. */
async function exampleDist(name: string, files: Readonly<Record<string, string>> = {}) {
  const dist = path.join(home, name);
  const store = path.join(dist, 'store.git');
  await mkdir(store, { recursive: true });
  git(store, 'init', '--quiet', '--bare', '.');
  const madeOf = async (commit: string) => {
    const status = JSON.parse(exampleFiles['status.json'] ?? '') as object;
    const [version, since, by, message, pages] = ['1', '2026-04-10T10:00:00Z', 'Ann', name, 2];
    const events = { name: 'events', commit, newest: commit, version, since, by, message, pages };
    const statusText = JSON.stringify({ ...status, packages: [events] });
    const site = path.join(dist, 'sites/one');
    await rm(site, { recursive: true, force: true });
    await exampleSite(site, { ...exampleFiles, ...files, 'status.json': statusText });
  };
  await madeOf(release(store, name, '/events'));
  await symlink('sites/one', path.join(dist, 'site'));
  return { dist, store, madeOf };
}

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'publish-'));
  folder = path.join(home, 'host');
});

afterEach(() => rm(home, { recursive: true }));

function publish(dist: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'shell/cli/publish.ts', ...args], {
    cwd: root,
    env: { ...process.env, SITE_DIST: dist, SITE_STORE: '' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run publish', () => {
  it('brings the site to a folder, with a command between the rules and the pages, and says what changed', async () => {
    const { dist, store, madeOf } = await exampleDist('dist');
    const first = publish(dist, '--to', folder, '--after-rules', `ls ${folder} > ${home}/seen`);
    expect(first.stderr).toBe('');
    expect(first.stdout).toMatch(
      /^versioned files: 5\nheader rules: 4\npages: \d+\nstatus: 1\nevents: new here\nThe site is at https:\/\/www.example.org\n$/,
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
    expect(publish(dist, '--to', folder, '--if-changed').stdout).toBe(
      'https://www.example.org is made of the same already\n',
    );
    await madeOf(release(store, 'Move the gala', '/events/hope-gala'));
    expect(publish(dist, '--to', folder, '--if-changed').stdout).toContain('\nevents changed: /events/hope-gala\n');
  });

  it('leaves the pages alone when that command fails, and goes on from there the next time', async () => {
    const { dist } = await exampleDist('dist');
    const { status, stderr } = publish(dist, '--to', folder, '--after-rules', 'exit 3');
    expect(status).toBe(1);
    expect(stderr).toBe("'exit 3' failed; the pages were left as they are. Mend it and publish again\n");
    expect(await siteFiles(folder)).not.toContain('index.html');
    expect(publish(dist, '--to', folder).status).toBe(0);
  });

  it('replaces a site of releases it does not know only by name', async () => {
    const [own, other] = [await exampleDist('ours'), await exampleDist('theirs', { 'index.html': 'theirs' })];
    publish(other.dist, '--to', folder);
    const { status, stdout, stderr } = publish(own.dist, '--to', folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^events: the host has release \w{10} \('theirs'\) of Ann, .* --replace events\n.*SITE_STORE.*\n$/,
    );
    expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('theirs');
    expect(publish(own.dist, '--to', folder, '--replace', 'events').status).toBe(0);
    expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(exampleFiles['index.html']);
  });

  it('writes to no folder it never published to', async () => {
    const { dist } = await exampleDist('dist');
    await mkdir(folder);
    await writeFile(path.join(folder, 'photo.jpg'), 'mine');
    expect(publish(dist, '--to', folder).stderr).toMatch(/ holds 'photo\.jpg', .* --take-over: [^\n]*\n$/);
    expect(await siteFiles(folder)).toEqual(['photo.jpg']);
  });

  it('refuses in one line a place it cannot read, the folder sites are built in, and where nothing is live', async () => {
    const { dist } = await exampleDist('dist');
    expect(publish(dist, '--to', 's3://bucket')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        '--to s3://bucket: give it user@host:/folder, or a folder of this machine; for a bucket see shell/hosts/README.md\n',
    });
    expect(publish(dist, '--to', path.join(dist, 'site')).stderr).toContain('that is where sites are built');
    expect(publish(dist, '--to', folder, '--dry-run').stderr).toMatch(/add --tidy\n$/);
    expect(publish(path.join(home, 'nowhere'), '--to', folder).stderr).toBe(
      'Nothing is live yet; run npm run build first\n',
    );
  });

  it('publishes nothing when the store does not answer', async () => {
    const { dist, store } = await exampleDist('dist');
    await rm(path.join(store, 'refs'), { recursive: true });
    const { status, stdout, stderr } = publish(dist, '--to', folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The store .* cannot be read [^\n]*\n$/);
  });
});

describe('npm run publish -- --tidy', () => {
  it('removes what an earlier publish brought and the site no longer has, and nothing else', async () => {
    const { dist } = await exampleDist('dist', { 'old/index.html': 'old' });
    publish(dist, '--to', folder);
    await writeFile(path.join(folder, 'photo.jpg'), 'mine');
    for (const form of ['', '.br', '.gz']) await rm(path.join(dist, `site/old/index.html${form}`));
    const gone = ['old/index.html', 'old/index.html.br', 'old/index.html.gz'];
    const lines = (word: string) => gone.map((file) => `${word} ${file}\n`).join('');
    expect(publish(dist, '--to', folder, '--tidy', '--dry-run').stdout).toBe(lines('would remove'));
    expect(await siteFiles(folder)).toContain('old/index.html');
    expect(publish(dist, '--to', folder, '--tidy').stdout).toBe(lines('removes'));
    const files = await siteFiles(path.join(dist, 'site'));
    expect(await siteFiles(folder)).toEqual([...files, '_published.json', 'photo.jpg'].sort());
    expect(publish(dist, '--to', folder, '--tidy')).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('removes nothing from a repository, nor where another site stands, or none', async () => {
    const [own, other] = [await exampleDist('ours'), await exampleDist('theirs', { 'more.txt': 'more' })];
    await mkdir(folder);
    expect(publish(own.dist, '--to', folder, '--tidy').stderr).toContain('publish it first, then tidy');
    publish(other.dist, '--to', folder);
    expect(publish(own.dist, '--to', folder, '--tidy').stderr).toContain('publish it first, then tidy');
    expect(await siteFiles(folder)).toContain('more.txt');
    await mkdir(path.join(folder, '.git'));
    expect(publish(other.dist, '--to', folder, '--tidy').stderr).toContain('is a repository: nothing is removed there');
  });
});
