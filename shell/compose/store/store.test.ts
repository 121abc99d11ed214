/** @jest-environment node */
import { execFileSync, execSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../../git/git';
import { signatureFault } from '../../git/signedCommit';
import { checkOut, pagesOf, readManifest, writeTree } from './releaseFolder';
import { acceptBranch, fetchBranches, fetchOrigin, isFromHere, pushReleases, type NewRelease } from './branches';
import { openStore, type Store } from './store';

let home: string;
let address: string;
/** The store as another machine opens it, without anything cached. */
let store: Store;

/** Starts a new process on a machine with this name. */
async function onMachine(name: string): Promise<void> {
  const at = (...parts: readonly string[]) => path.join(home, name, ...parts);
  const places = { root: home, store: at('store.git'), stores: at('stores'), cache: at('cache'), work: at('work') };
  store = await openStore(places, address);
}

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'store-'));
  address = path.join(home, 'site.git');
  execFileSync('git', ['init', '--quiet', '--bare', address]);
  await onMachine('one');
});

afterEach(async () => {
  delete process.env['SITE_SIGNERS'];
  await rm(home, { recursive: true, force: true });
});

/** Makes a release of these files, and pushes it after the live one. */
async function release(name: string, script: string, trailers: NewRelease['trailers'] = {}, manifest?: string) {
  const folder = path.join(home, 'made', Math.random().toString(36).slice(2));
  await mkdir(path.join(folder, 'images'), { recursive: true });
  await writeFile(path.join(folder, 'remoteEntry.js'), script);
  await writeFile(path.join(folder, 'images', 'hall.avif'), 'a hall');
  if (manifest) await writeFile(path.join(folder, 'release.json'), manifest);
  const tree = await writeTree(store, name, folder);
  const { branches } = await fetchBranches(store);
  return pushReleases(store, [{ name, tree, subject: `Say ${script}`, trailers }], branches);
}

const live = async (name: string) => (await fetchBranches(store)).branches.get(name)?.[0];

/** Reads the script of the live release. */
async function liveScript(name: string): Promise<string> {
  const { folder } = await checkOut(store, name, (await live(name))?.tree ?? '');
  return readFile(path.join(folder, 'remoteEntry.js'), 'utf8');
}

describe('a store', () => {
  it('is empty at first', async () => {
    expect((await fetchBranches(store)).branches.size).toBe(0);
  });

  it('is created atomically, even if two commands create it at once', async () => {
    await Promise.all([onMachine('two'), onMachine('two')]);
    expect(await git(store.copy, ['config', 'core.logAllRefUpdates'])).toBe('true\n');
    await mkdir(path.join(home, 'three/store.git'), { recursive: true });
    await writeFile(path.join(home, 'three/store.git', 'mine'), '');
    const at = (name: string) => path.join(home, 'three', name);
    const places = { root: home, store: at('store.git'), stores: at('stores'), cache: at('cache'), work: at('work') };
    await expect(openStore(places, '')).rejects.toThrow(/ENOTEMPTY|EEXIST/);
  });

  it('provides a release with its message and files to another machine', async () => {
    await release('events', 'songs', { Kit: '2\u0001', Restores: undefined });
    await onMachine('two');
    expect(await live('events')).toMatchObject({ subject: 'Say songs', trailers: { Kit: '2\ufffd' } });
    expect(await liveScript('events')).toBe('songs');
    const { folder } = await checkOut(store, 'events', (await live('events'))?.tree ?? '');
    expect((await readdir(folder)).sort()).toEqual([
      '.files',
      'images',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
  });

  it('provides a manifest without other files, and none if it is missing or something else', async () => {
    execFileSync('git', ['-C', address, 'config', 'uploadpack.allowFilter', 'true']);
    for (const [manifest, given] of [
      ['{"pages":[{"path":"/events","title":"Events"}]}', { pages: ['/events'] }],
      [undefined, {}],
      ['garbage', {}],
    ] as const) {
      await release('events', `with ${manifest}`, {}, manifest);
      await rm(path.join(home, 'two'), { recursive: true, force: true });
      await onMachine('two');
      const nothing = { contracts: [], requires: {}, provides: {}, pages: [], modules: [] };
      expect(await readManifest(store, (await live('events'))?.tree ?? '')).toEqual({ ...nothing, ...given });
      expect(await pagesOf(store, await live('events'))).toEqual('pages' in given ? given.pages : []);
      await onMachine('one');
    }
    await release('events', 'songs', {}, '{}');
    await onMachine('three');
    const { tree = '' } = (await live('events')) ?? {};
    await rm(address, { recursive: true });
    await expect(readManifest(store, tree)).rejects.toThrow(
      /^The store .* cannot be read \(.*\); the site stays as it is$/,
    );
  });

  it('distinguishes releases pushed from a machine from those it fetched', async () => {
    await release('events', 'songs');
    const { id = '' } = (await live('events')) ?? {};
    expect(await isFromHere(store, 'events', id)).toBe(true);
    await onMachine('two');
    await live('events');
    expect(await isFromHere(store, 'events', id)).toBe(false);
  });

  it('uses the git settings of the machine, which change no byte of a release', async () => {
    execFileSync('git', ['-C', address, 'config', 'uploadpack.allowFilter', 'true']);
    const attributes = path.join(home, 'attributes');
    await writeFile(attributes, '* text eol=crlf ident\n');
    const settings = path.join(home, 'settings');
    const places = `[url "${home}/"]\n\tinsteadOf = elsewhere:\n`;
    await writeFile(settings, `${places}[core]\n\tautocrlf = true\n\tattributesFile = ${attributes}\n`);
    const script = 'one\r\ntwo\n$Id$\n';
    await release('about', script);
    process.env['GIT_CONFIG_GLOBAL'] = settings;
    try {
      address = 'elsewhere:site.git';
      await onMachine('two');
      expect(await liveScript('about')).toBe(script);
      await release('events', script);
      expect((await live('events'))?.tree).toBe((await live('about'))?.tree);
    } finally {
      delete process.env['GIT_CONFIG_GLOBAL'];
    }
  });

  it('ignores the hooks, templates and switches of the user', async () => {
    const { GIT_CONFIG_GLOBAL } = process.env;
    const hooks = path.join(home, 'hooks');
    await mkdir(path.join(home, 'template/hooks'), { recursive: true });
    await mkdir(hooks);
    for (const folder of [hooks, path.join(home, 'template/hooks')]) {
      for (const name of ['pre-push', 'pre-receive', 'update', 'reference-transaction', 'post-index-change'])
        await writeFile(path.join(folder, name), `#!/bin/sh\necho $0 >> ${home}/ran\nexit 1\n`, { mode: 0o755 });
    }
    await writeFile(
      path.join(home, 'switches'),
      `[core]\n\thooksPath = ${hooks}\n\tfsmonitor = ${hooks}/pre-push\n\tquotePath = false\n[init]\n\ttemplateDir = ${home}/template
[color]\n\tui = always\n[log]\n\tshowSignature = true\n[fetch]\n\tprune = true\n\tfsckObjects = true\n[push]\n\tgpgSign = true
[transfer]\n\thideRefs = refs/heads/releases\n[protocol "file"]\n\tallow = never\n[author]\n\tname = Zoë Ünal\n`,
    );
    Object.assign(process.env, {
      GIT_CONFIG_GLOBAL: path.join(home, 'switches'),
      GIT_TEMPLATE_DIR: `${home}/template`,
    });
    Object.assign(process.env, { GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere/index', GIT_TRACE: '1' });
    try {
      await onMachine('with switches');
      await release('events', 'songs');
      expect(await live('events')).toMatchObject({ subject: 'Say songs', author: 'Zoë Ünal' });
      expect(await liveScript('events')).toBe('songs');
    } finally {
      for (const name of ['GIT_TEMPLATE_DIR', 'GIT_DIR', 'GIT_INDEX_FILE', 'GIT_TRACE'])
        Reflect.deleteProperty(process.env, name);
      if (GIT_CONFIG_GLOBAL === undefined) delete process.env['GIT_CONFIG_GLOBAL'];
      else process.env['GIT_CONFIG_GLOBAL'] = GIT_CONFIG_GLOBAL;
    }
    await expect(readFile(path.join(home, 'ran'))).rejects.toThrow('ENOENT');
  });

  it('accepts a release only after the live one, and loses no release', async () => {
    await release('events', 'first');
    const known = (await fetchBranches(store)).branches;
    await release('events', 'second');
    const { tree = '' } = (await live('events')) ?? {};
    const late = { name: 'events', tree, subject: 'Say late', trailers: {} };
    expect(await pushReleases(store, [late], known)).toBeNull();
    expect((await live('events'))?.subject).toBe('Say second');
    const history = (await fetchBranches(store)).branches.get('events');
    expect(history?.map(({ subject }) => subject)).toEqual(['Say second', 'Say first']);
  });

  it('reports a branch that was pushed by force, and keeps the live release until a person accepts it', async () => {
    await release('events', 'first');
    const { id = '', tree = '' } = (await live('events')) ?? {};
    const who = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.org'];
    const other = execFileSync('git', ['-C', address, ...who, 'commit-tree', tree, '-m', 'Another beginning']);
    execFileSync('git', ['-C', address, 'update-ref', 'refs/heads/releases/events', String(other).trim()]);
    const { branches, notes } = await fetchBranches(store);
    expect(branches.get('events')?.[0]?.id).toBe(id);
    expect(notes).toEqual([
      expect.stringMatching(/^⚠ events: its branch was pushed by force .*compose -- --accept events$/),
    ]);
    await expect(release('events', 'second')).rejects.toThrow(
      /^events: its branch was pushed by force .*compose -- --accept events$/,
    );
    await expect(acceptBranch(store, 'about')).rejects.toThrow(/^The store .* cannot be read/);
    await rename(address, `${address}.away`);
    await expect(acceptBranch(store, 'events')).rejects.toThrow(/^The store .* cannot be read/);
    await rename(`${address}.away`, address);
    expect((await live('events'))?.id).toBe(id);
    await acceptBranch(store, 'events');
    expect((await live('events'))?.subject).toBe('Another beginning');
  });

  it('reports a branch that was deleted, even if git prunes, and accepts it again', async () => {
    await release('events', 'songs');
    const known = await live('events');
    execFileSync('git', ['-C', store.copy, 'config', 'fetch.prune', 'true']);
    execFileSync('git', ['-C', address, 'update-ref', '-d', 'refs/heads/releases/events']);
    await release('about', 'us');
    const { branches, notes } = await fetchBranches(store);
    expect(branches.get('events')?.[0]).toEqual(known);
    const remedies = /^⚠ events: its branch is no longer in the store; .*: (git .*), or forget it: (git .*)$/;
    const [, putBack = '', forget = ''] = remedies.exec(notes.join('\n')) ?? [];
    execSync(putBack, { stdio: 'ignore' });
    expect((await fetchBranches(store)).notes).toEqual([]);
    execFileSync('git', ['-C', address, 'update-ref', '-d', 'refs/heads/releases/events']);
    execSync(forget, { stdio: 'ignore' });
    expect((await fetchBranches(store)).notes).toEqual([]);
    expect(await live('events')).toBeUndefined();
  });

  it('reports in one line that it does not answer', async () => {
    await rm(address, { recursive: true });
    await expect(fetchBranches(store)).rejects.toThrow(/^The store .* cannot be read \(.*\); the site stays as it is$/);
  });

  it('neither shows nor records the password of an address', async () => {
    const origin = 'file://bot:token@localhost/nowhere.git';
    await expect(fetchOrigin(store, 'events', origin)).rejects.toThrow(
      /^events: its origin file:\/\/localhost\/nowhere.git cannot be read \((?!.*token)/,
    );
  });

  it('reports in one line that it accepts no push', async () => {
    await release('events', 'first');
    const hook = path.join(address, 'hooks/pre-receive');
    await mkdir(path.dirname(hook), { recursive: true });
    await writeFile(hook, '#!/bin/sh\necho fetch first >&2\nexit 1\n');
    await chmod(hook, 0o755);
    await expect(release('events', 'second')).rejects.toThrow(
      /^events: the store .* does not accept the release \(pre-receive hook declined: fetch first\); nothing has changed$/,
    );
  });

  it.each(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz'])(
    'makes a copy with a damaged %s again',
    async (file) => {
      await release('events', 'songs');
      const { folder } = await checkOut(store, 'events', (await live('events'))?.tree ?? '');
      const damaged = path.join(folder, file);
      const whole = await readFile(damaged);
      await writeFile(damaged, 'other words');
      await onMachine('one');
      expect(await liveScript('events')).toBe('songs');
      expect(await readFile(damaged)).toEqual(whole);
    },
  );

  it('makes the local copy again if one of its objects is damaged', async () => {
    await release('events', 'songs');
    const { tree = '' } = (await live('events')) ?? {};
    const blob = String(execFileSync('git', ['-C', address, 'rev-parse', `${tree}:remoteEntry.js`])).trim();
    const object = path.join(store.copy, 'objects', blob.slice(0, 2), blob.slice(2));
    await chmod(object, 0o644);
    await writeFile(object, 'no object');
    await rm(path.join(home, 'one/cache/releases'), { recursive: true });
    await onMachine('one');
    expect(await liveScript('events')).toBe('songs');
    expect((await fetchBranches(store)).notes).toEqual([]);
  });

  it.each([['remoteEntry.js'], ['']])('names the remedy if the object of %p is missing', async (file) => {
    await release('events', 'songs');
    const id = String(execFileSync('git', ['-C', address, 'rev-parse', `releases/events:${file}`])).trim();
    await rm(path.join(address, 'objects', id.slice(0, 2), id.slice(2)));
    await onMachine('two');
    await expect(fetchBranches(store)).rejects.toThrow(
      new RegExp(`${id}\\); put that object back from a backup or another copy of the store; the site stays as it is`),
    );
  });

  it('gives an empty clone the intact releases of a store with a damaged one', async () => {
    await release('events', 'songs');
    await release('events', 'dances');
    const blob = String(execFileSync('git', ['-C', address, 'rev-parse', 'releases/events:remoteEntry.js'])).trim();
    const object = path.join(address, 'objects', blob.slice(0, 2), blob.slice(2));
    await chmod(object, 0o644);
    await writeFile(object, 'no object');
    await onMachine('two');
    await expect(fetchBranches(store)).rejects.toThrow(
      new RegExp(`cannot be read \\(loose object ${blob} .* is corrupt\\); put that object back from a backup`),
    );
    execFileSync('git', ['-C', address, 'config', 'uploadpack.allowFilter', 'true']);
    const [damaged, whole] = (await fetchBranches(store)).branches.get('events') ?? [];
    await expect(checkOut(store, 'events', damaged?.tree ?? '')).rejects.toThrow(/cannot be read \(loose object/);
    const { folder } = await checkOut(store, 'events', whole?.tree ?? '');
    expect(await readFile(path.join(folder, 'remoteEntry.js'), 'utf8')).toBe('songs');
  });

  it('is never repaired by a command, which reports the damage and the remedy', async () => {
    await release('events', 'songs');
    const events = path.join(address, 'refs/heads/releases/events');
    const head = path.join(address, 'HEAD');
    for (const [file, text, remedy] of [
      [events, '', `rm '${events}'`],
      [path.join(path.dirname(events), 'choir'), `${'0'.repeat(39)}1`, `rm '${path.dirname(events)}/choir'`],
      [path.join(path.dirname(events), 'desktop.ini'), '[shell]', `rm '${path.dirname(events)}/desktop.ini'`],
      [head, '', `echo 'ref: refs/heads/main' > '${head}'`],
    ] as const) {
      const before = await readFile(file, 'utf8').catch(() => null);
      await writeFile(file, text);
      const { message } = (await fetchBranches(store).catch((error: unknown) => error as Error)) as Error;
      expect(message).toMatch(/^The store \S+ is damaged: its file [^\n]+; the site stays as it is$/);
      expect(message).toContain(remedy);
      expect(await readFile(file, 'utf8')).toBe(text);
      execSync(remedy);
      const { notes } = await fetchBranches(store);
      expect(notes).toEqual(file === events ? [expect.stringMatching(/^⚠ events: its branch is no longer in/)] : []);
      if (before !== null) await writeFile(file, before);
    }
    expect(await liveScript('events')).toBe('songs');
  });

  it('finds a remote in another work tree of the sources, too', async () => {
    const sources = path.join(home, 'sources');
    const tree = path.join(home, 'tree');
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
    execFileSync('git', ['init', '--quiet', sources]);
    execFileSync('git', ['-C', sources, 'remote', 'add', 'origin', address]);
    execFileSync('git', ['-C', sources, ...who, 'commit', '--quiet', '--allow-empty', '-m', 'Begin']);
    execFileSync('git', ['-C', sources, 'worktree', 'add', '--quiet', tree]);
    const places = { root: tree, store: path.join(home, 'none'), cache: home, stores: home, work: home };
    expect((await openStore(places, 'origin')).address).toBe(address);
    // git finds a relative path from the top of the work tree, whatever the folder is.
    execFileSync('git', ['-C', sources, 'remote', 'add', 'beside', '../site.git']);
    const below = path.join(sources, 'clinic/website');
    await mkdir(below, { recursive: true });
    for (const root of [sources, below])
      expect((await openStore({ ...places, root }, 'beside')).address).toBe(await realpath(address));
    await expect(openStore(places, 'orign')).rejects.toThrow(
      "SITE_STORE is 'orign', which is neither a remote of this repository nor a folder; correct it",
    );
  });

  it('rejects links, and files that releases cannot have', async () => {
    const folder = path.join(home, 'made', 'link');
    await mkdir(folder, { recursive: true });
    await symlink('/etc/passwd', path.join(folder, 'remoteEntry.js'));
    await expect(writeTree(store, 'events', folder)).rejects.toThrow(
      /^events: release \w{16} holds "remoteEntry\.js", which no release may contain; release it again$/,
    );
  });

  it('rejects a file that would take minutes to compress', async () => {
    const script = '/'.repeat(2_000_001);
    await expect(release('events', script)).rejects.toThrow(
      /^events: remoteEntry\.js has 2000001 bytes, and may have 2000000; build and release it again$/,
    );
  });

  it.each(['a folder', 'a link', 'another repository'])('reads no manifest from %s with its name', async (kind) => {
    const write = (input: string, ...args: readonly string[]) =>
      String(execFileSync('git', ['-C', address, ...args], { input })).trim();
    const blob = write('elsewhere', 'hash-object', '-w', '--stdin');
    const entry = {
      'a folder': `040000 tree ${write(`100644 blob ${blob}\trelease.json\n`, 'mktree')}`,
      'a link': `120000 blob ${blob}`,
      'another repository': `160000 commit ${'1'.repeat(40)}`,
    }[kind];
    const tree = write(`${entry}\trelease.json\n100644 blob ${blob}\tremoteEntry.js\n`, 'mktree', '--missing');
    const who = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.org'];
    const commit = write('', ...who, 'commit-tree', tree, '-m', 'Say nothing');
    write('', 'update-ref', 'refs/heads/releases/events', commit);
    expect(await pagesOf(store, await live('events'))).toEqual([]);
    await expect(checkOut(store, 'events', tree)).rejects.toThrow(
      /^events: release \w{16} holds "release\.json.*", which no release may contain; release it again$/,
    );
  });

  it('knows who signed, and accepts only their releases if SITE_SIGNERS is set', async () => {
    const key = path.join(home, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    const signers = path.join(home, 'signers');
    await writeFile(signers, `ada@example.org ${await readFile(`${key}.pub`, 'utf8')}`);
    const [unsigned] = (await release('events', 'unsigned'))?.get('events') ?? [];
    const refused = `is not signed by a signer in ${signers}`;
    process.env['SITE_SIGNERS'] = signers;
    await expect(release('events', 'unsigned too')).rejects.toThrow(
      `events: its commit ${refused}; sign: git config --global commit.gpgsign true`,
    );
    expect((await live('events'))?.id).toBe(unsigned?.id);
    const settings = { 'gpg.format': 'ssh', 'user.signingKey': key, 'commit.gpgSign': 'true' };
    const shown = { ...settings, 'log.showSignature': 'true' };
    for (const [name, value] of Object.entries({ ...shown, 'user.name': 'Ada', 'user.email': 'ada@example.org' })) {
      execFileSync('git', ['-C', store.copy, 'config', name, value]);
    }
    const [signed] = (await release('events', 'signed'))?.get('events') ?? [];
    if (!signed || !unsigned) throw new Error('two releases were made');
    expect(await signatureFault(store.copy, signed.id)).toBeNull();
    expect(await isFromHere(store, 'events', signed.id)).toBe(true);
    expect(await signatureFault(store.copy, unsigned.id)).toBe(refused);
    process.env['SITE_SIGNERS'] = path.join(home, 'nobody');
    await expect(signatureFault(store.copy, signed.id)).rejects.toThrow(/nobody, which does not exist\. Correct it$/);
  });
});

describe('SITE_SIGNERS', () => {
  it.each(['PGP SIGNATURE', 'SIGNED MESSAGE'])('accepts no %s that the machine trusts', async (kind) => {
    const trusting = path.join(home, 'gpg');
    const said = ['NEWSIG', 'GOODSIG 0123456789ABCDEF Ada', 'VALIDSIG 0123456789ABCDEF 2026-04-10', 'TRUST_ULTIMATE 0'];
    const lines = said.map((line) => `echo "[GNUPG:] ${line}"`).join('\n');
    await writeFile(trusting, `#!/bin/sh\ncat > /dev/null\n${lines}\n`, { mode: 0o755 });
    for (const name of ['gpg.program', 'gpg.openpgp.program', 'gpg.x509.program'])
      execFileSync('git', ['-C', store.copy, 'config', name, trusting]);
    const unsigned = await release('events', 'unsigned');
    const body = await git(store.copy, ['cat-file', 'commit', unsigned?.get('events')?.[0]?.id ?? '']);
    const signature = `gpgsig -----BEGIN ${kind}-----\n \n iQEz\n -----END ${kind}-----`;
    const signed = body.replace(/\n\n/, `\n${signature}\n\n`);
    const commit = (await git(store.copy, ['hash-object', '-t', 'commit', '-w', '--stdin'], { input: signed })).trim();
    await expect(git(store.copy, ['verify-commit', commit])).resolves.toBe('');
    const signers = path.join(home, 'signers');
    await writeFile(signers, '');
    process.env['SITE_SIGNERS'] = signers;
    expect(await signatureFault(store.copy, commit)).toBe(`is not signed by a signer in ${signers}`);
  });
});

describe('git', () => {
  it('removes the lock of a killed git', async () => {
    await release('events', 'first');
    const lock = path.join(address, 'refs/heads/releases/events.lock');
    await writeFile(lock, '');
    expect((await release('events', 'second'))?.get('events')?.[0]?.subject).toBe('Say second');
    await expect(readFile(lock)).rejects.toThrow('ENOENT');
  });

  it('waits for the lock of a running git', async () => {
    const config = path.join(store.copy, 'config.lock');
    await writeFile(config, '');
    const running = git(store.copy, ['cat-file', '--batch'], { input: '' }).catch(() => {});
    await running;
    await expect(git(store.copy, ['update-ref', '-d', 'refs/heads/none'])).resolves.toBe('');
  });
});
