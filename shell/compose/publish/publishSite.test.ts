/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../hosts/exampleSite';
import { readTarget, sendStep, siteFiles, tidyTarget, uploadPlan } from './publishSite';

let home: string;
let site: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'publish-'));
  site = await exampleSite(path.join(home, 'site'));
  folder = path.join(home, 'host');
});

afterEach(() => rm(home, { recursive: true }));

describe('readTarget', () => {
  it.each([
    ['web@host.example.org:/srv/site', { kind: 'server', place: 'web@host.example.org:/srv/site/' }],
    ['host:site/', { kind: 'server', place: 'host:site/' }],
    ['rsync://host/module', { kind: 'server', place: 'rsync://host/module/' }],
    ['/srv/site', { kind: 'folder', folder: '/srv/site' }],
    ['../site', { kind: 'folder', folder: path.resolve('../site') }],
    ['./with:colon', { kind: 'folder', folder: path.resolve('./with:colon') }],
  ])('reads %s', (text, target) => {
    expect(readTarget(text)).toEqual(target);
  });

  it.each(['', ' ', 's3://bucket', 'https://example.org', 'ftp://host/site'])('refuses %p', (text) => {
    expect(() => readTarget(text)).toThrow('--to');
  });
});

describe('uploadPlan', () => {
  it('sends what pages name before the pages, their rules too, and the status last', () => {
    const [versioned, rules] = [
      ['fonts/text.woff2', 'images/hero.avif', 'releases/events/1/a.js'],
      ['_headers', '_headers.json'],
    ];
    const [pages, status] = [
      ['404.html', 'events/index.html', 'events/index.html.br', 'robots.txt'],
      ['status.json', 'status/index.html'],
    ];
    const files = [...versioned, ...rules, ...pages, ...status].sort();
    expect(uploadPlan(files)).toEqual([
      { name: 'versioned files', files: versioned },
      { name: 'header rules', files: rules },
      { name: 'pages', files: pages },
      { name: 'status', files: status },
    ]);
  });

  it('has no step without files', () => {
    expect(uploadPlan(['index.html'])).toEqual([{ name: 'pages', files: ['index.html'] }]);
  });
});

async function copyAll() {
  for (const step of uploadPlan(await siteFiles(site))) await sendStep(site, step, { kind: 'folder', folder });
}

const changedAt = async (file: string) => (await stat(path.join(folder, file))).mtimeMs;

describe('sendStep to a folder', () => {
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

describe('tidyTarget', () => {
  it('removes what the site no longer has, and folders left empty', async () => {
    await copyAll();
    await mkdir(path.join(folder, 'releases/events/0'), { recursive: true });
    await writeFile(path.join(folder, 'releases/events/0/remoteEntry.js'), 'old');
    expect(await tidyTarget(site, uploadPlan(await siteFiles(site)), { kind: 'folder', folder })).toEqual([
      'releases/events/0/remoteEntry.js',
    ]);
    expect(await siteFiles(folder)).toEqual(await siteFiles(site));
    await expect(stat(path.join(folder, 'releases/events/0'))).rejects.toThrow('ENOENT');
  });
});

const installed = spawnSync('rsync', ['--version']).status === 0;
if (!installed) console.log('rsync is not installed: sending to a server is not tried (apt-get install rsync)');

(installed ? describe : describe.skip)('sendStep to a server', () => {
  it('brings a site there step by step, removes nothing, and tidies when asked', async () => {
    const server = { kind: 'server', place: `${folder}/` } as const;
    await mkdir(path.join(folder, 'releases/events/0'), { recursive: true });
    await writeFile(path.join(folder, 'releases/events/0/old.js'), 'old');
    const steps = uploadPlan(await siteFiles(site));
    for (const step of steps) {
      await sendStep(site, step, server);
      for (const file of step.files) {
        expect(await readFile(path.join(folder, file))).toEqual(await readFile(path.join(site, file)));
      }
    }
    expect(await siteFiles(folder)).toEqual([...(await siteFiles(site)), 'releases/events/0/old.js'].sort());
    await tidyTarget(site, steps, server);
    expect(await siteFiles(folder)).toEqual(await siteFiles(site));
  });

  it('says in one line what rsync ended with', async () => {
    const server = { kind: 'server', place: '/nowhere/at/all/' } as const;
    await expect(sendStep('/nowhere/at/all', { name: 'pages', files: [] }, server)).rejects.toThrow(
      /^rsync ended with \d+; publish again$/,
    );
  });
});
