/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGitServer, type GitServer } from '../../../e2e/fixtures/site/gitServer';
import { checkOut, writeTree } from './releaseFolder';
import { copyStore, fetchBranches, fetchOrigin, openStore, pushReleases, type Branches, type Store } from './store';

const token = 'ghp_very-secret-0123456789';
const { GIT_CONFIG_GLOBAL } = process.env;

let home: string;
let server: GitServer;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '--quiet', '--bare', path.join(home, 'site.git')]);
  for (const setting of ['http.receivepack', 'uploadpack.allowFilter'])
    execFileSync('git', ['-C', path.join(home, 'site.git'), 'config', setting, 'true']);
  server = await startGitServer(home, { name: 'agency', token });
  // A server that is silent for 25 seconds is given up; here for less.
  await writeFile(path.join(home, 'settings'), '[http]\n\tlowSpeedTime = 3\n');
  process.env['GIT_CONFIG_GLOBAL'] = path.join(home, 'settings');
});

afterEach(() => server.look(() => false));

afterAll(async () => {
  if (GIT_CONFIG_GLOBAL === undefined) delete process.env['GIT_CONFIG_GLOBAL'];
  else process.env['GIT_CONFIG_GLOBAL'] = GIT_CONFIG_GLOBAL;
  await server.close();
  await rm(home, { recursive: true });
});

/** The store at the server, as a machine of that name has it. */
function onMachine(name: string, address = server.address('site.git')): Promise<Store> {
  const at = (...parts: readonly string[]) => path.join(home, name, ...parts);
  const places = { root: home, store: at('store.git'), stores: at('stores'), cache: at('cache'), work: at('work') };
  return openStore(places, address);
}

/** A release of some words, which is on no branch yet. */
async function released(store: Store, name: string, words: string) {
  const folder = path.join(store.work, `made-${words}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'remoteEntry.js'), words);
  return { name, tree: await writeTree(store, name, folder), subject: `Say ${words}`, trailers: {} };
}

async function release(store: Store, name: string, words: string, known?: Branches) {
  const after = known ?? (await fetchBranches(store)).branches;
  return pushReleases(store, [await released(store, name, words)], after);
}

const liveIn = async (store: Store, name: string) => (await fetchBranches(store)).branches.get(name)?.[0]?.subject;

/** What is in the files of a folder and below. */
async function textsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

/** The line of an error. */
const lineOf = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'nothing was refused',
    ({ message }: Error) => message,
  );

describe('a store at a git host that wants a name and a token', () => {
  it('takes releases and gives them to another machine, file by file, and keeps the token to itself', async () => {
    const one = await onMachine('one');
    await release(one, 'events', 'songs');
    const two = await onMachine('two');
    const { tree = '' } = (await fetchBranches(two)).branches.get('events')?.[0] ?? {};
    // The files come with their checkout.
    const missing = execFileSync('git', ['-C', two.copy, 'rev-list', '--objects', '--missing=print', tree]);
    expect(String(missing)).toMatch(/^\?/m);
    const { folder } = await checkOut(two, 'events', tree);
    expect(await readFile(path.join(folder, 'remoteEntry.js'), 'utf8')).toBe('songs');
    await fetchOrigin(two, 'events', server.address('site.git'));
    await copyStore(two, path.join(home, 'two/trial.git'));
    for (const machine of ['one', 'two']) expect(await textsIn(path.join(home, machine))).not.toContain(token);
  });

  it('knows its copy again under another token', async () => {
    const known = await onMachine('one');
    expect((await onMachine('one', server.address('site.git', 'agency', 'another'))).copy).toBe(known.copy);
  });

  it('tells the second of two pushes at once', async () => {
    const [one, two] = [await onMachine('one'), await onMachine('two')];
    const known = (await fetchBranches(one)).branches;
    await fetchBranches(two);
    const pushed = await Promise.all([release(one, 'events', 'quick', known), release(two, 'events', 'slow', known)]);
    expect(pushed.filter((branches) => branches === null)).toHaveLength(1);
    expect(['Say quick', 'Say slow']).toContain(await liveIn(one, 'events'));
  });

  it('has a release whole or not at all, where the connection ends within a push', async () => {
    const store = await onMachine('one');
    await release(store, 'about', 'first');
    server.look((request) => {
      if (!request.url?.endsWith('git-receive-pack')) return false;
      request.once('data', () => request.socket.destroy());
      return true;
    });
    expect(await lineOf(release(store, 'about', 'second'))).toMatch(
      /^about: the store \S+ does not take the release \(.+\); nothing has changed$/,
    );
    server.look(() => false);
    expect(await liveIn(store, 'about')).toBe('Say first');
    await release(store, 'about', 'third');
    expect(await liveIn(store, 'about')).toBe('Say third');
  });

  it('is heard where it thinks for a while, and given up where it never answers', async () => {
    const store = await onMachine('one');
    server.look(() => sleep(1_500).then(() => false));
    expect((await fetchBranches(store)).branches.has('about')).toBe(true);
    server.look(() => true);
    const line = await lineOf(fetchBranches(store));
    expect(line).toMatch(/^The store http:\S+ cannot be read \(it does not answer in time\); the site stays as it is$/);
  });

  it('is named in one line where it refuses a name, and for a branch of others', async () => {
    const store = await onMachine('one');
    const wrong = await onMachine('three', server.address('site.git', 'agency', `${token}-wrong`));
    const asks = await lineOf(fetchBranches(wrong));
    expect(asks).toMatch(/^The store http:\S+ cannot be read \(it asks for a name and a password, [^\n]+$/);
    server.look((request, response) => {
      if (request.url?.endsWith('git-receive-pack')) response.writeHead(403).end('not yours');
      return response.headersSent;
    });
    const refused = await lineOf(release(store, 'partner', 'others'));
    expect(refused).toMatch(
      /^partner: the store \S+ does not take the release \([^\n]*403[^\n]*\); nothing has changed$/,
    );
    expect(asks + refused).not.toContain(token);
  });

  it('is copied again where the copy here is damaged, in every way', async () => {
    const store = await onMachine('one');
    const about = path.join(store.copy, 'refs/remotes/store/about');
    const damages: readonly (() => Promise<unknown>)[] = [
      () => writeFile(about, ''),
      () => writeFile(about, '0123456789'.repeat(4)),
      () => writeFile(path.join(store.copy, 'HEAD'), ''),
      () => rm(path.join(store.copy, 'HEAD')),
      () => writeFile(path.join(store.copy, 'config'), ''),
      () => rm(path.join(store.copy, 'objects'), { recursive: true }),
      () => rm(path.join(store.copy, 'refs'), { recursive: true }),
      async () => {
        const objects = path.join(store.copy, 'objects');
        execFileSync('git', ['-C', store.copy, 'repack', '-adq']);
        const pack = (await readdir(path.join(objects, 'pack'))).find((file) => file.endsWith('.pack')) ?? '';
        const file = path.join(objects, 'pack', pack);
        await rm(file.replace('.pack', '.rev'), { force: true });
        execFileSync('chmod', ['u+w', file]);
        execFileSync('truncate', ['--size', String(Math.floor((await stat(file)).size / 2)), file]);
      },
      () => rm(store.copy, { recursive: true }),
    ];
    for (const damage of damages) {
      await damage();
      await rm(path.join(home, 'one/cache'), { recursive: true, force: true });
      const again = await onMachine('one');
      const { tree = '', subject } = (await fetchBranches(again)).branches.get('about')?.[0] ?? {};
      expect(subject).toBe('Say third');
      const { folder } = await checkOut(again, 'about', tree);
      expect(await readFile(path.join(folder, 'remoteEntry.js'), 'utf8')).toBe('third');
    }
  });

  it('may have hashes of another kind than git makes here', async () => {
    execFileSync('git', ['init', '--quiet', '--bare', '--object-format=sha256', path.join(home, 'long.git')]);
    execFileSync('git', ['-C', path.join(home, 'long.git'), 'config', 'http.receivepack', 'true']);
    const begin = () => onMachine('long', server.address('long.git'));
    expect(await lineOf(release(await begin(), 'events', 'first'))).toMatch(/ has other hashes .*; run it again$/);
    await release(await begin(), 'events', 'second');
    expect(await liveIn(await begin(), 'events')).toBe('Say second');
    await rm(path.join(home, 'long'), { recursive: true });
    expect(await liveIn(await begin(), 'events')).toBe('Say second');
  });
});
