/** @jest-environment node */
import { freePort } from '@site/build/listening';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeTree } from './releaseFolder';
import { fetchBranches, pushReleases } from './branches';
import { openStore, type Store } from './store';

const sshd = '/usr/sbin/sshd';
const isInstalled = (program: string) => spawnSync(program, ['-V']).error === undefined;
const hasGitolite = isInstalled('gitolite') && isInstalled(sshd);
if (!hasGitolite)
  console.log(
    'gitolite or sshd is not installed: their permissions are not tried (apt-get install gitolite3 openssh-server)',
  );

/** The permissions of a store whose agency may release one section. */
const permissions = `repo site
    RW+                  = keeper
    R                    = agency
    RW  releases/events$ = agency
`;

let home: string;
let server: ChildProcess;
let address: string;
const { GIT_SSH_COMMAND } = process.env;

const at = (...parts: readonly string[]) => path.join(home, ...parts);

async function whenListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        resolve(true);
        // An open connection would keep this process for the two minutes that sshd allows for a login.
        socket.destroy();
      }).on('error', () => resolve(false));
    });
    if (isThere) return;
    await sleep(50);
  }
}

/** Installs gitolite in its own home folder, with a key for the keeper of the store and one for an agency. */
async function setUp(): Promise<void> {
  const env = { ...process.env, HOME: at('home'), GIT_CONFIG_GLOBAL: '/dev/null' };
  for (const folder of ['home/.ssh', 'keys']) await mkdir(at(folder), { recursive: true, mode: 0o700 });
  for (const name of ['keeper', 'agency', 'host'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at('keys', name)]);
  execFileSync('gitolite', ['setup', '-pk', at('keys/keeper.pub')], { env, stdio: 'ignore' });
  await copyFile(at('keys/agency.pub'), at('home/.gitolite/keydir/agency.pub'));
  await writeFile(at('home/.gitolite/conf/gitolite.conf'), permissions);
  execFileSync('gitolite', ['setup'], { env, stdio: 'ignore' });
}

/** Starts sshd for it on a high port, only for this machine. */
async function startServer(): Promise<void> {
  const port = await freePort();
  const settings = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${at('keys/host')}`,
    `AuthorizedKeysFile ${at('home/.ssh/authorized_keys')}`,
    `SetEnv HOME=${at('home')}`,
    `PidFile ${at('sshd.pid')}`,
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin yes',
  ];
  await writeFile(at('sshd_config'), `${settings.join('\n')}\n`);
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  server = spawn(sshd, ['-D', '-f', at('sshd_config'), '-E', at('sshd.log')], { stdio: 'ignore' });
  await whenListening(port);
  address = `ssh://${userInfo().username}@127.0.0.1:${port}/site`;
}

/** Opens the store with one of the keys. */
function storeOf(name: 'keeper' | 'agency'): Promise<Store> {
  const options = ['-F', '/dev/null', '-oIdentitiesOnly=yes', '-oStrictHostKeyChecking=accept-new'];
  process.env['GIT_SSH_COMMAND'] =
    `ssh ${options.join(' ')} -oUserKnownHostsFile=${at('known')} -i ${at('keys', name)}`;
  const own = (...parts: readonly string[]) => at(name, ...parts);
  const places = { root: home, store: own('store.git'), stores: own('stores'), cache: own('cache'), work: own('work') };
  return openStore(places, address);
}

/** Releases some text of a section with one of the keys. */
async function release(who: 'keeper' | 'agency', name: string, words: string): Promise<unknown> {
  const store = await storeOf(who);
  const folder = path.join(store.work, words);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'remoteEntry.js'), words);
  const tree = await writeTree(store, name, folder);
  const { branches } = await fetchBranches(store);
  return pushReleases(store, [{ name, tree, subject: `Say ${words}`, trailers: {} }], branches);
}

/** Returns the references in the server's repository. */
const references = () =>
  execFileSync('git', ['-C', at('home/repositories/site.git'), 'for-each-ref', '--format=%(refname) %(subject)'], {
    encoding: 'utf8',
  });

(hasGitolite ? describe : describe.skip)('a store that gitolite keeps', () => {
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'gitolite-'));
    await setUp();
    await startServer();
    for (const name of ['events', 'about']) await release('keeper', name, `first ${name}`);
  });

  afterAll(async () => {
    const gone = once(server, 'exit');
    server.kill();
    await gone;
    if (GIT_SSH_COMMAND === undefined) delete process.env['GIT_SSH_COMMAND'];
    else process.env['GIT_SSH_COMMAND'] = GIT_SSH_COMMAND;
    await rm(home, { recursive: true, force: true });
  });

  it('accepts the releases of an agency on its own branch', async () => {
    await release('agency', 'events', 'songs');
    expect(references()).toContain('refs/heads/releases/events Say songs\n');
  });

  it('rejects every other branch in one line, with the message of gitolite', async () => {
    const before = references();
    for (const name of ['about', 'events-2', 'partner']) {
      await expect(release('agency', name, 'strange')).rejects.toThrow(
        new RegExp(
          `^${name}: the store ssh://\\S+ does not accept the release \\([^\\n]*DENIED by[^\\n]*\\); nothing has changed$`,
        ),
      );
    }
    expect(references()).toBe(before);
  });

  it.each([
    ['a tag', ['HEAD^{commit}:refs/tags/v1']],
    ['a rewritten branch', ['--force', 'HEAD^{commit}~1:refs/heads/releases/events']],
    ['a removed branch', [':refs/heads/releases/events']],
    ['another branch beside its own', ['HEAD^{commit}:refs/heads/main']],
  ])('accepts %s only from its keeper', async (_, args) => {
    const before = references();
    const { copy } = await storeOf('agency');
    execFileSync('git', ['-C', copy, 'update-ref', 'HEAD', 'refs/remotes/store/events']);
    const pushed = spawnSync('git', ['-C', copy, 'push', 'store', ...args], {
      encoding: 'utf8',
      env: { ...process.env, GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] },
    });
    expect(pushed.status).not.toBe(0);
    expect(pushed.stderr).toMatch(/DENIED/);
    expect(references()).toBe(before);
  });

  it('is named in one line if it does not know a key', async () => {
    await copyFile(at('keys/host'), at('keys/agency'));
    await expect(fetchBranches(await storeOf('agency'))).rejects.toThrow(
      /^The store ssh:\S+ cannot be read \(it does not know the ssh key of this account; .*\); the site stays as it is$/,
    );
    expect(await readFile(at('sshd.log'), 'utf8')).not.toBe('');
  });
});
