/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGitServer, type GitServer } from '../../../e2e/fixtures/site/gitServer';
import { checkOut, writeTree } from './releaseFolder';
import { fetchBranches, fetchOrigin, pushReleases, type Branches } from './branches';
import { copyStore, openStore, type Store } from './store';

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
  // git gives up on a server that is silent for 25 seconds. The test uses a shorter time.
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

/** Opens the store on the server from a machine with this name. */
function onMachine(name: string, address = server.address('site.git')): Promise<Store> {
  const at = (...parts: readonly string[]) => path.join(home, name, ...parts);
  const places = { root: home, store: at('store.git'), stores: at('stores'), cache: at('cache'), work: at('work') };
  return openStore(places, address);
}

/** Makes a release of some text. No branch contains it yet. */
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

/** Reads all files in a folder and its subfolders. */
async function textsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

/** Returns the message of an error. */
const lineOf = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'nothing was refused',
    ({ message }: Error) => message,
  );

describe('a store at a git host that wants a name and a token', () => {
  it('accepts releases, provides their files to another machine, and does not reveal the token', async () => {
    const one = await onMachine('one');
    await release(one, 'events', 'songs');
    const two = await onMachine('two');
    const { tree = '' } = (await fetchBranches(two)).branches.get('events')?.[0] ?? {};
    // The files arrive with their checkout.
    const missing = execFileSync('git', ['-C', two.copy, 'rev-list', '--objects', '--missing=print', tree]);
    expect(String(missing)).toMatch(/^\?/m);
    const { folder } = await checkOut(two, 'events', tree);
    expect(await readFile(path.join(folder, 'remoteEntry.js'), 'utf8')).toBe('songs');
    await fetchOrigin(two, 'events', server.address('site.git'));
    await copyStore(two, path.join(home, 'two/trial.git'));
    for (const machine of ['one', 'two']) expect(await textsIn(path.join(home, machine))).not.toContain(token);
  });

  it('finds its copy again with another token', async () => {
    const known = await onMachine('one');
    expect((await onMachine('one', server.address('site.git', 'agency', 'another'))).copy).toBe(known.copy);
  });

  it('reports the second of two pushes at once', async () => {
    const [one, two] = [await onMachine('one'), await onMachine('two')];
    const known = (await fetchBranches(one)).branches;
    await fetchBranches(two);
    const pushed = await Promise.all([release(one, 'events', 'quick', known), release(two, 'events', 'slow', known)]);
    expect(pushed.filter((branches) => branches === null)).toHaveLength(1);
    expect(['Say quick', 'Say slow']).toContain(await liveIn(one, 'events'));
  });

  it('has either all of a release or none of it if the connection ends during a push', async () => {
    const store = await onMachine('one');
    await release(store, 'about', 'first');
    server.look((request) => {
      if (!request.url?.endsWith('git-receive-pack')) return false;
      request.once('data', () => request.socket.destroy());
      return true;
    });
    expect(await lineOf(release(store, 'about', 'second'))).toMatch(
      /^about: the store \S+ does not accept the release \(.+\); nothing has changed$/,
    );
    server.look(() => false);
    expect(await liveIn(store, 'about')).toBe('Say first');
    await release(store, 'about', 'third');
    expect(await liveIn(store, 'about')).toBe('Say third');
  });

  it('waits for a slow answer, and gives up if there is none', async () => {
    const store = await onMachine('one');
    server.look(() => sleep(1_500).then(() => false));
    expect((await fetchBranches(store)).branches.has('about')).toBe(true);
    server.look(() => true);
    const line = await lineOf(fetchBranches(store));
    expect(line).toMatch(/^The store http:\S+ cannot be read \(it does not answer in time\); the site stays as it is$/);
  });

  it('is named in one line if it rejects a user, or a branch of others', async () => {
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
      /^partner: the store \S+ does not accept the release \([^\n]*403[^\n]*\); nothing has changed$/,
    );
    expect(asks + refused).not.toContain(token);
  });

  it('is copied again if the local copy is damaged in any way', async () => {
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

  it('can use another hash format than git uses here', async () => {
    execFileSync('git', ['init', '--quiet', '--bare', '--object-format=sha256', path.join(home, 'long.git')]);
    execFileSync('git', ['-C', path.join(home, 'long.git'), 'config', 'http.receivepack', 'true']);
    const begin = () => onMachine('long', server.address('long.git'));
    expect(await lineOf(release(await begin(), 'events', 'first'))).toMatch(
      / uses another hash algorithm .*, so run the command again$/,
    );
    await release(await begin(), 'events', 'second');
    expect(await liveIn(await begin(), 'events')).toBe('Say second');
    await rm(path.join(home, 'long'), { recursive: true });
    expect(await liveIn(await begin(), 'events')).toBe('Say second');
  });
});
