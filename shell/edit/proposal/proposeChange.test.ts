/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dirs } from '../../system/dirs';
import { openTurns } from '../entry/turns';
import { proposeChange } from './proposeChange';

jest.mock('../../system/dirs', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  const home = `${tmpdir()}/propose-${process.pid}`;
  return { dirs: { root: `${home}/site`, dist: `${home}/dist`, cache: `${home}/dist/cache` } };
});
jest.mock('@site/build/moduleNames', () => ({ moduleFile: () => 'shared-data/src' }));
jest.mock('../entry/pictureTable', () => ({ reloadTable: () => Promise.resolve() }));

const home = path.dirname(dirs.root);
const origin = path.join(home, 'site.git');
const git = (...args: string[]) => execFileSync('git', args, { cwd: dirs.root, encoding: 'utf8' });
const entry = (name: string) => path.join(dirs.root, 'shared-data/entries/events', `${name}.yaml`);
const says = (name: string) => readFileSync(entry(name), 'utf8');

beforeEach(() => {
  for (const folder of ['entries/events', 'photographs', 'pictures', 'src'])
    mkdirSync(path.join(dirs.root, 'shared-data', folder), { recursive: true });
  for (const folder of ['photographs', 'pictures', 'src'])
    writeFileSync(path.join(dirs.root, 'shared-data', folder, 'one'), '');
  for (const name of ['gala', 'walk', 'picnic']) writeFileSync(entry(name), 'old');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Val Volunteer');
  git('config', 'user.email', 'val@example.org');
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
  git('init', '--quiet', '--bare', origin);
  git('remote', 'add', 'origin', origin);
});

afterEach(() => rmSync(home, { recursive: true }));

/** Waits until git has written a file. */
async function untilWritten(file: string): Promise<void> {
  for (let waits = 0; waits < 1_000 && !existsSync(file); waits += 1) await setTimeout(20);
}

/** Proposes the saved change, and runs `save` while the origin receives the push. */
async function proposeAndSave(save: () => void): Promise<string> {
  const begun = path.join(home, 'begun');
  const go = path.join(home, 'go');
  const hook = `#!/bin/sh\ntouch ${begun}\nuntil [ -e ${go} ]; do sleep 0.1; done\n`;
  writeFileSync(path.join(origin, 'hooks/pre-receive'), hook, { mode: 0o755 });
  const proposed = proposeChange(openTurns());
  await untilWritten(begun);
  save();
  writeFileSync(go, '');
  const ended = await proposed;
  if (!ended.isGood) throw new Error(ended.said);
  return ended.branch;
}

describe('proposeChange', () => {
  it.each(['main', 'edit/gala'])(
    'removes the proposed change from %s, but not what was saved during the push',
    async (on) => {
      git('switch', '--quiet', '-C', on);
      for (const name of ['gala', 'walk', 'lunch', 'supper']) writeFileSync(entry(name), 'proposed');
      const branch = await proposeAndSave(() => {
        for (const name of ['walk', 'supper', 'new one']) writeFileSync(entry(name), 'saved');
        rmSync(entry('picnic'));
      });
      for (const name of ['gala', 'walk', 'lunch', 'supper'])
        expect(git('show', `origin/${branch}:shared-data/entries/events/${name}.yaml`)).toBe('proposed');
      for (const name of ['walk', 'supper', 'new one']) expect(says(name)).toBe('saved');
      expect(existsSync(entry('picnic'))).toBe(false);
      expect(git('show', 'HEAD:shared-data/entries/events/gala.yaml')).toBe(says('gala'));
      expect(existsSync(entry('lunch'))).toBe(branch === on);
      expect(git('diff', '--cached', '--name-only')).toBe('');
    },
  );

  it('keeps what somebody saves while it removes the change', async () => {
    const [begun, go] = [path.join(home, 'begun'), path.join(home, 'go')];
    // Git runs this program when it restores the first entry.
    git('config', 'filter.slow.smudge', `touch ${begun}; until [ -e ${go} ]; do sleep 0.1; done; cat`);
    writeFileSync(path.join(dirs.root, '.git/info/attributes'), 'gala.yaml filter=slow\n');
    for (const name of ['gala', 'walk', 'supper']) writeFileSync(entry(name), 'proposed');
    const turns = openTurns();
    const proposed = proposeChange(turns);
    await untilWritten(begun);
    const saving = turns.save(() => {
      for (const name of ['walk', 'supper']) writeFileSync(entry(name), 'saved');
    });
    await setTimeout(20);
    writeFileSync(go, '');
    expect(await proposed).toMatchObject({ isGood: true, isTakenOut: true });
    await saving;
    expect(['gala', 'walk', 'supper'].map(says)).toEqual(['old', 'saved', 'saved']);
  });

  it('keeps a commit that somebody made on its branch during the push', async () => {
    git('switch', '--quiet', '-C', 'edit/gala');
    writeFileSync(entry('gala'), 'proposed');
    await proposeAndSave(() => git('commit', '--quiet', '--allow-empty', '--message=Between'));
    expect(git('log', '-1', '--format=%s').trim()).toBe('Between');
    expect(says('gala')).toBe('proposed');
  });
});

describe('an origin that does not accept a change', () => {
  const { GIT_CONFIG_GLOBAL } = process.env;
  const settings = path.join(home, 'settings');
  let server: Server;

  beforeEach(() => {
    process.env['GIT_CONFIG_GLOBAL'] = settings;
    // Desktops set a program that asks the user for a password.
    const asks = `#!/bin/sh\ntouch ${home}/asked\nsleep 60\n`;
    writeFileSync(path.join(home, 'ask'), asks, { mode: 0o755 });
    writeFileSync(settings, `[core]\n\taskPass = ${home}/ask\n[http]\n\tlowSpeedTime = 1\n`);
    writeFileSync(entry('gala'), 'proposed');
  });

  afterEach(async () => {
    if (GIT_CONFIG_GLOBAL === undefined) delete process.env['GIT_CONFIG_GLOBAL'];
    else process.env['GIT_CONFIG_GLOBAL'] = GIT_CONFIG_GLOBAL;
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
  });

  /** Starts a server, and makes it the origin. */
  async function originAt(answer: RequestListener): Promise<void> {
    server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    git('remote', 'set-url', 'origin', `http://127.0.0.1:${(server.address() as AddressInfo).port}/site.git`);
  }

  it('is named if it wants a password, and git asks nobody', async () => {
    await originAt((_, response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end());
    expect(await proposeChange(openTurns())).toEqual({
      isGood: false,
      said: expect.stringMatching(
        /^http:\S+ does not take the change \(it asks for a name and a password, .*saved$/,
      ) as string,
    });
    expect(existsSync(path.join(home, 'asked'))).toBe(false);
    expect(says('gala')).toBe('proposed');
  });

  it('is named if it never answers, and delays no other task', async () => {
    await originAt(() => {});
    let turns = 0;
    const { save, work } = openTurns();
    const proposed = proposeChange({ save, work: (task) => work(task).finally(() => (turns += 1)) });
    await once(server, 'request');
    expect(turns).toBe(1);
    expect(await proposed).toEqual({
      isGood: false,
      said: expect.stringMatching(
        /^http:\S+ does not take the change \(it does not answer in time\); .*saved$/,
      ) as string,
    });
    expect(says('gala')).toBe('proposed');
  });

  it('is not asked if a hook of the user refuses the push, and the error names the hook with its output', async () => {
    const hooks = path.join(home, 'hooks');
    mkdirSync(hooks);
    writeFileSync(path.join(hooks, 'pre-push'), '#!/bin/sh\necho no pushes on Fridays\nexit 1\n', { mode: 0o755 });
    git('config', '--file', settings, 'core.hooksPath', hooks);
    const said = `The hook ${hooks}/pre-push refuses to push: no pushes on Fridays`;
    expect(await proposeChange(openTurns())).toEqual({ isGood: false, said });
    expect(says('gala')).toBe('proposed');
  });

  it('gets a change from a user without a name in the settings of git', async () => {
    git('config', '--unset', 'user.name');
    git('config', '--unset', 'user.email');
    expect(await proposeChange(openTurns())).toMatchObject({ isGood: true });
  });
});
