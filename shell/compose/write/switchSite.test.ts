/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { statusFile } from '../LiveSite';
import { pruneSites, removeStaleSites, switchSite } from './switchSite';

const minute = 60_000;

let dist: string;
let sites: string;
let site: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'switch-'));
  sites = path.join(dist, 'sites');
  site = path.join(dist, 'site');
});
afterEach(() => rm(dist, { recursive: true }));

async function composed(name: string, folder = path.join(sites, name)): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), name);
  await writeFile(path.join(folder, statusFile), JSON.stringify({ composed: name, packages: [] }));
  return folder;
}

const home = () => readFile(path.join(site, 'index.html'), 'utf8');

describe('switchSite', () => {
  it('shows the first site, and then the next', async () => {
    await switchSite(site, await composed('one'));
    expect(await home()).toBe('one');
    await switchSite(site, await composed('two'));
    expect(await home()).toBe('two');
    expect((await readdir(dist)).sort()).toEqual(['site', 'sites']);
  });

  it('goes on after a run that was killed in between', async () => {
    await switchSite(site, await composed('one'));
    await symlink('nowhere', `${site}.next`);
    await switchSite(site, await composed('two'));
    expect(await home()).toBe('two');
  });

  it('takes the place of a link that leads nowhere', async () => {
    await symlink('sites/gone', site);
    await switchSite(site, await composed('one'));
    expect(await home()).toBe('one');
  });

  it('keeps a site that stands there as a folder, as a copy of dist has it', async () => {
    await composed('copied', site);
    await switchSite(site, await composed('one'));
    expect(await home()).toBe('one');
    const others = (await readdir(sites)).filter((name) => name !== 'one');
    expect(await readFile(path.join(sites, others[0] ?? '', 'index.html'), 'utf8')).toBe('copied');
  });

  it('does not touch a folder that is no site', async () => {
    await mkdir(site);
    await writeFile(path.join(site, 'thesis.txt'), 'years of work');
    await expect(switchSite(site, await composed('one'))).rejects.toThrow(
      `${site} is not a site composed here, and would be lost; move it away and try again`,
    );
    expect(await readdir(site)).toEqual(['thesis.txt']);
  });
});

describe('pruneSites', () => {
  const left = async (name: string, minutesAgo: number) => {
    const folder = await composed(name);
    const then = new Date(Date.now() - minutesAgo * minute);
    await utimes(folder, then, then);
    return folder;
  };

  it('keeps the live site, the last three, and those left in the last minutes', async () => {
    await switchSite(site, await left('live', 9999));
    for (const [name, age] of Object.entries({ a: 1, b: 5, c: 14, d: 14.5, e: 16, f: 999 })) await left(name, age);
    await pruneSites(sites, site);
    expect((await readdir(sites)).sort()).toEqual(['a', 'b', 'c', 'd', 'live']);
  });

  it('keeps three old ones to look at', async () => {
    for (const [name, age] of Object.entries({ a: 1000, b: 2000, c: 3000, d: 4000 })) await left(name, age);
    await pruneSites(sites, site);
    expect((await readdir(sites)).sort()).toEqual(['a', 'b', 'c']);
  });

  it('takes a site from the future for one that was left this moment', async () => {
    for (const [name, age] of Object.entries({ a: -1440, b: -1440, c: -1440, d: -1440, e: 99 })) await left(name, age);
    await pruneSites(sites, site);
    expect((await readdir(sites)).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('removes what was never finished', async () => {
    await rm(path.join(await composed('torn'), statusFile));
    await pruneSites(sites, site);
    expect(await readdir(sites)).toEqual([]);
  });
});

describe('removeStaleSites', () => {
  it('removes sites that were being composed, and not the live one', async () => {
    await mkdir(path.join(sites, 'torn', 'events'), { recursive: true });
    await switchSite(site, await composed('live'));
    await symlink('sites/torn', `${site}.next`);
    await removeStaleSites(sites, site);
    expect((await readdir(dist)).sort()).toEqual(['site', 'sites']);
    expect(await readdir(sites)).toEqual(['live']);
  });

  it('finds nothing to do where nothing is', async () => {
    await removeStaleSites(sites, site);
    expect(await readdir(dist)).toEqual([]);
  });
});
