/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from './locks';

// Jest reads no ES modules.
jest.mock('./dirs', () => ({}));

describe('withLock', () => {
  let folder: string;
  let lock: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
    lock = path.join(folder, 'lock');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const deadPid = () => spawnSync(process.execPath, ['--eval', '']).pid;
  const releasing = { host: hostname(), since: '2020-01-01T00:00:00.000Z', doing: 'releasing events' };

  it('lets one change run at a time', async () => {
    let running = 0;
    let most = 0;
    const change = async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(5);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => withLock({ lock, doing: 'testing' }, change)));
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes over from a dead process, whatever the clock says', async () => {
    const owner = { ...releasing, pid: deadPid(), started: null, since: '2999-01-01T00:00:00.000Z' };
    await writeFile(lock, JSON.stringify(owner));
    let most = 0;
    let running = 0;
    const change = async () => {
      running += 1;
      most = Math.max(most, running);
      expect((JSON.parse(await readFile(lock, 'utf8')) as { pid: number }).pid).toBe(process.pid);
      await sleep(5);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock({ lock, doing: 'testing' }, change)));
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not fooled by a new process with an old number', async () => {
    const owner = { ...releasing, pid: process.pid, started: '1' };
    await writeFile(lock, JSON.stringify(owner));
    await expect(withLock({ lock, doing: 'testing' }, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('names the owner when the wait is over', async () => {
    await withLock({ lock, doing: 'releasing events' }, async () => {
      await expect(withLock({ lock, doing: 'testing', patience: 50 }, () => Promise.resolve())).rejects.toThrow(
        `Another process (${process.pid} on ${hostname()}) is releasing events since`,
      );
    });
  });

  it('leaves the lock of another machine alone: its processes cannot be seen from here', async () => {
    await writeFile(lock, JSON.stringify({ ...releasing, pid: deadPid(), started: null, host: 'elsewhere' }));
    await expect(withLock({ lock, doing: 'testing', patience: 50 }, () => Promise.resolve())).rejects.toThrow(
      `delete ${lock} if it runs no more`,
    );
  });

  it('says so when the lock is no lock', async () => {
    await writeFile(lock, '{');
    await expect(withLock({ lock, doing: 'testing', patience: 50 }, () => Promise.resolve())).rejects.toThrow(
      `${lock} cannot be read; delete it if nothing is being released`,
    );
  });

  it('tells once whom it waits for', async () => {
    const told: string[] = [];
    await withLock({ lock, doing: 'releasing events' }, async () => {
      const waiting = withLock({ lock, doing: 'testing', patience: 1300, waiting: (line) => told.push(line) }, () =>
        Promise.resolve(),
      );
      await expect(waiting).rejects.toThrow('try again when it is done');
    });
    expect(told).toEqual([expect.stringContaining('is releasing events since')]);
  });

  it('removes what others left that died while taking it', async () => {
    const dead = deadPid();
    await writeFile(`${lock}.${dead}.2f1c`, '{"half":');
    await writeFile(`${lock}.${process.pid}.2f1c`, 'mine');
    await writeFile(`${lock}-of-1`, JSON.stringify({ ...releasing, pid: dead, started: null }));
    await writeFile(path.join(folder, 'block-of-1'), 'not a lock');
    await withLock({ lock, doing: 'testing' }, () => Promise.resolve());
    expect((await readdir(folder)).sort()).toEqual(['block-of-1', `lock.${process.pid}.2f1c`]);
  });

  it('frees the lock when the change fails', async () => {
    await expect(withLock({ lock, doing: 'testing' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  });
});
