/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { statusFile } from './Status';
import { switchSite } from './switchSite';

let dist: string;
let sites: string;
let site: string;
let work: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'switch-'));
  sites = path.join(dist, 'sites');
  site = path.join(dist, 'site');
  work = path.join(dist, 'work');
});
afterEach(() => rm(dist, { recursive: true }));

async function composed(name: string, folder = path.join(work, name)): Promise<string> {
  await mkdir(work, { recursive: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), name);
  const status = { composed: name, day: '2026-11-24', mode: 'demo', origin: '', packages: [], deadLinks: [] };
  await writeFile(path.join(folder, statusFile), JSON.stringify(status));
  return folder;
}

const show = (folder: string) => switchSite(folder, { site, sites, work });

const home = () => readFile(path.join(site, 'index.html'), 'utf8');

describe('switchSite', () => {
  it('shows the first site, then the next one', async () => {
    await show(await composed('one'));
    expect(await home()).toBe('one');
    await show(await composed('two'));
    expect(await home()).toBe('two');
    expect((await readdir(dist)).sort()).toEqual(['site', 'sites', 'work']);
    expect(await readdir(work)).toEqual([]);
  });

  it('keeps sites apart that processes with the same id composed in the same second', async () => {
    await show(await composed('one'));
    await show(await composed('one'));
    expect(await readdir(sites)).toHaveLength(2);
  });

  it('leaves no moment without a site', async () => {
    await show(await composed('one'));
    const next = await composed('two');
    let isOver = false;
    const switched = show(next).finally(() => (isOver = true));
    const seen = new Set<boolean>();
    while (!isOver) {
      seen.add(existsSync(path.join(site, 'index.html')));
      await setImmediate();
    }
    await switched;
    expect([...seen]).toEqual([true]);
  });

  it('switches on Windows, where links are absolute and cannot be renamed over another', async () => {
    const { platform } = process;
    Object.defineProperty(process, 'platform', { value: 'win32' });
    try {
      await show(await composed('one'));
      await show(await composed('two'));
    } finally {
      Object.defineProperty(process, 'platform', { value: platform });
    }
    expect(await readlink(site)).toContain(path.join(sites, 'two-'));
    expect(await home()).toBe('two');
  });

  it('replaces a broken link', async () => {
    await symlink('sites/gone', site);
    await show(await composed('one'));
    expect(await home()).toBe('one');
  });

  it('keeps a site that is a folder instead of a link, as in a copy of dist', async () => {
    await composed('copied', site);
    await show(await composed('one'));
    expect(await home()).toBe('one');
    const others = (await readdir(sites)).filter((name) => !name.startsWith('one-'));
    expect(await readFile(path.join(sites, others[0] ?? '', 'index.html'), 'utf8')).toBe('copied');
  });

  it('does not touch a folder that is not a site', async () => {
    await mkdir(site);
    await writeFile(path.join(site, 'thesis.txt'), 'years of work');
    await expect(show(await composed('one'))).rejects.toThrow(
      `${site} is not a site composed here, and would be lost; move it away and try again`,
    );
    expect(await readdir(site)).toEqual(['thesis.txt']);
  });

  it('keeps the last five earlier sites', async () => {
    for (const [age, name] of [...'abcdefg'].entries()) {
      const then = new Date(Date.now() - age * 60_000);
      await utimes(await composed(name, path.join(sites, name)), then, then);
    }
    await show(await composed('now'));
    expect((await readdir(sites)).sort()).toEqual([...'abcde', expect.stringMatching(/^now-/)]);
  });
});
