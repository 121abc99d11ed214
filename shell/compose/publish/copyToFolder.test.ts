/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../hosts/exampleSite';
import { copyToFolder, tidyFolder } from './copyToFolder';
import { siteFiles, uploadPlan } from './uploadPlan';
import type { UploadStep } from './uploadPlan';

let home: string;
let site: string;
let folder: string;
let steps: UploadStep[];

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'copy-'));
  site = await exampleSite(path.join(home, 'site'));
  folder = path.join(home, 'host');
  steps = uploadPlan(await siteFiles(site));
});

afterEach(() => rm(home, { recursive: true }));

async function copyAll() {
  for (const step of steps) await copyToFolder(site, step, folder);
}

const changedAt = async (file: string) => (await stat(path.join(folder, file))).mtimeMs;

describe('copyToFolder', () => {
  it('makes the folder the same as the site', async () => {
    await copyAll();
    expect(await siteFiles(folder)).toEqual(await siteFiles(site));
    for (const file of await siteFiles(site)) {
      expect(await readFile(path.join(folder, file))).toEqual(await readFile(path.join(site, file)));
    }
  });

  it('writes pages again, and versioned files not', async () => {
    await copyAll();
    const [script, page] = ['releases/events/1/remoteEntry.js', 'events/index.html'];
    const before = [await changedAt(script), await changedAt(page)];
    await new Promise((resolve) => setTimeout(resolve, 20));
    await writeFile(path.join(site, page), 'other words');
    await copyAll();
    expect(await changedAt(script)).toBe(before[0]);
    expect(await readFile(path.join(folder, page), 'utf8')).toBe('other words');
  });

  it('mends a versioned file that was cut short', async () => {
    await copyAll();
    const script = path.join(folder, 'releases/events/1/remoteEntry.js');
    await writeFile(script, 'var');
    await copyAll();
    expect(await readFile(script, 'utf8')).toBe('var mfeEvents = {};');
  });

  it('removes nothing', async () => {
    await mkdir(path.join(folder, 'releases/events/0'), { recursive: true });
    await writeFile(path.join(folder, 'releases/events/0/remoteEntry.js'), 'old');
    await copyAll();
    expect(await siteFiles(folder)).toContain('releases/events/0/remoteEntry.js');
  });

  it('says in one line where it cannot write', async () => {
    await writeFile(folder, 'no folder');
    await expect(copyAll()).rejects.toThrow(/host.* could not be written \(\w+\); mend that and publish again$/);
  });
});

describe('tidyFolder', () => {
  it('removes what the site no longer has, and folders left empty', async () => {
    await copyAll();
    await mkdir(path.join(folder, 'releases/events/0'), { recursive: true });
    await writeFile(path.join(folder, 'releases/events/0/remoteEntry.js'), 'old');
    expect(await tidyFolder(steps, folder)).toEqual(['releases/events/0/remoteEntry.js']);
    expect(await siteFiles(folder)).toEqual(await siteFiles(site));
    await expect(stat(path.join(folder, 'releases/events/0'))).rejects.toThrow('ENOENT');
  });
});
