/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../e2e/fixtures/hosts/exampleSite';
import { dangerOf, fetchFiles, readHost, readTarget, rememberFiles, removeFiles, sendFiles, type Target } from './Host';
import { publishedFile } from './fileName';
import { siteFiles } from '../hosts/siteFiles';
import { uploadPlan } from './publishPlan';

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
    ['host:', { kind: 'server', place: 'host:./' }],
    ['host:/', { kind: 'server', place: 'host:/' }],
    ['rsync://host/module', { kind: 'server', place: 'rsync://host/module/' }],
    ['/srv/site', { kind: 'folder', place: '/srv/site' }],
    ['../site', { kind: 'folder', place: path.resolve('../site') }],
    ['./with:colon', { kind: 'folder', place: path.resolve('./with:colon') }],
  ])('reads %s', (text, target) => {
    expect(readTarget(text)).toEqual(target);
  });

  it.each(['', ' ', '-etouch:x', 'web@-oProxyCommand=x:', 's3://bucket', 'https://example.org', 'ftp://host/site'])(
    'refuses %p',
    (text) => {
      expect(() => readTarget(text)).toThrow('--to');
    },
  );
});

describe('dangerOf', () => {
  const nothing = { entries: [], status: null, published: [] };

  it.each(['/', homedir(), path.dirname(homedir()), '/home/ann', 'host:', 'host:/', 'host:~', 'host:/root/'])(
    'warns of %s',
    (place) => {
      expect(dangerOf(readTarget(place), nothing)).toContain('home folder');
    },
  );

  it.each(['/srv/site', path.join(homedir(), 'site'), 'host:site', 'host:/home/ann/site', 'rsync://host/site'])(
    'lets %s be tidied, unless it is a repository',
    (place) => {
      expect(dangerOf(readTarget(place), nothing)).toBeNull();
      expect(dangerOf(readTarget(place), { ...nothing, entries: ['.git'] })).toBe('is a repository');
    },
  );
});

async function sendAll(target: Target) {
  for (const { files } of uploadPlan(await siteFiles(site))) await sendFiles(site, files, target);
}

const hasRsync = spawnSync('rsync', ['--version']).status === 0;
if (!hasRsync) console.log('rsync is not installed: sending to a server is not tried (apt-get install rsync)');

describe.each(hasRsync ? (['folder', 'server'] as const) : (['folder'] as const))('a %s', (kind) => {
  const target = (): Target => ({ kind, place: kind === 'folder' ? folder : `${folder}/` });

  it('is empty before the first publish', async () => {
    expect(await readHost(target())).toEqual({ entries: [], status: null, published: [], rules: [] });
    expect(await readHost({ kind: 'folder', place: folder })).toEqual({
      entries: [],
      status: null,
      published: [],
      rules: [],
    });
  });

  it('becomes the same as the site, and records its releases', async () => {
    const files = await siteFiles(site);
    await rememberFiles(files, target());
    await sendAll(target());
    expect(await siteFiles(folder)).toEqual([...files, publishedFile].sort());
    for (const file of files) {
      expect(await readFile(path.join(folder, file))).toEqual(await readFile(path.join(site, file)));
    }
    const { entries, status, published } = await readHost(target());
    expect(entries).toEqual(expect.arrayContaining(['events', 'index.html', 'status.json']));
    expect(status?.origin).toBe('https://www.example.org');
    expect(published).toEqual(files);
  });

  it('can be read by a web server, with any umask', async () => {
    const before = process.umask(0o077);
    try {
      await rm(site, { recursive: true });
      await exampleSite(site);
      // An earlier publish left one file there, with a closed mode.
      await mkdir(path.join(folder, 'events'), { recursive: true });
      for (const place of [folder, path.join(folder, 'events')]) await chmod(place, 0o755);
      await copyFile(path.join(site, 'events/index.html'), path.join(folder, 'events/index.html'));
      await sendAll(target());
    } finally {
      process.umask(before);
    }
    const places = await readdir(folder, { recursive: true, withFileTypes: true });
    const modes = places.map(async (entry) => {
      const { mode } = await stat(path.join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    });
    expect(new Set(await Promise.all(modes))).toEqual(new Set(['folder 755', 'file 644']));
    if (kind === 'folder') expect((await stat(folder)).mode & 0o777).toBe(0o755);
  });

  it('keeps the modes of its folders, and gives new folders the rights of the group above', async () => {
    await mkdir(path.join(folder, 'events'), { recursive: true });
    for (const place of [folder, path.join(folder, 'events')]) await chmod(place, 0o2770);
    await sendAll(target());
    const modeOf = async (place: string) => ((await stat(path.join(folder, place))).mode & 0o7777).toString(8);
    expect([await modeOf('.'), await modeOf('events')]).toEqual(['2770', '2770']);
    // rsync gives every new folder the same mode.
    const made = kind === 'folder' ? '2775' : '755';
    for (const place of ['about', 'releases', 'releases/events/1']) expect(await modeOf(place)).toBe(made);
  });

  it('gets, lists and removes files with any name that a system allows', async () => {
    const names = [
      'images/photo..webp',
      'Annual report.pdf',
      'café/plan ü.pdf',
      '#1.pdf',
      ';.pdf',
      '-x',
      'a: 100%.pdf',
    ];
    const patterns = ['a[1-9]*?.pdf', 'docs [*]/a.pdf'];
    const files = [...names, ...patterns, 'a1b.pdf', 'docs */a.pdf'];
    await rm(site, { recursive: true });
    await exampleSite(site, Object.fromEntries(files.map((file) => [file, file])));
    await rememberFiles(files, target());
    await sendFiles(site, files, target());
    for (const file of files) expect(await readFile(path.join(folder, file), 'utf8')).toBe(file);
    expect((await readHost(target())).published).toEqual(files);
    await fetchFiles([...files, 'gone.pdf'], target(), path.join(home, 'copy'));
    expect(await siteFiles(path.join(home, 'copy'))).toEqual(files.toSorted());
    await rm(site, { recursive: true });
    await mkdir(site);
    await removeFiles(site, [...names, ...patterns], target());
    expect(await siteFiles(folder)).toEqual([publishedFile, 'a1b.pdf', 'docs */a.pdf'].sort());
  });

  it('repairs a versioned file that was cut short', async () => {
    await sendAll(target());
    const script = path.join(folder, 'releases/events/1/remoteEntry.js');
    await writeFile(script, 'var');
    await sendAll(target());
    expect(await readFile(script, 'utf8')).toBe('var mfeEvents = {};');
  });

  it('rewrites only the files that differ, and removes nothing', async () => {
    await mkdir(path.join(folder, 'releases/events/0'), { recursive: true });
    await writeFile(path.join(folder, 'releases/events/0/remoteEntry.js'), 'old');
    await sendAll(target());
    const script = path.join(folder, 'releases/events/1/remoteEntry.js');
    const page = path.join(folder, 'events/index.html');
    const { mtimeMs } = await stat(script);
    const { ino } = await stat(page);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await writeFile(path.join(site, 'events/index.html'), 'other words');
    await sendAll(target());
    expect((await stat(script)).mtimeMs).toBe(mtimeMs);
    expect(await readFile(page, 'utf8')).toBe('other words');
    // The file must be another one under the same name. A file rewritten in place could be read half old, half new.
    expect((await stat(page)).ino).not.toBe(ino);
    expect(await siteFiles(folder)).toContain('releases/events/0/remoteEntry.js');
  });

  it('removes only the named files and the folders that become empty', async () => {
    await sendAll(target());
    const others = ['releases/events/0/a.js', 'releases/events/0/b.js', 'old/page/index.html', 'mine/photo.jpg'];
    for (const file of others) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), 'old');
    }
    await removeFiles(site, ['releases/events/0/a.js', 'old/page/index.html', 'gone/already.html'], target());
    const left = [...(await siteFiles(site)), 'mine/photo.jpg', 'releases/events/0/b.js'].sort();
    expect(await siteFiles(folder)).toEqual(left);
    await expect(stat(path.join(folder, 'old'))).rejects.toThrow('ENOENT');
  });

  it.each([
    '["../../etc/passwd"]',
    '["/etc/passwd"]',
    '["a//b"]',
    '["a/./b"]',
    '["a\\\\b"]',
    '["a\\u0000b"]',
    '{}',
    '[',
    '[1]',
  ])('whose list is %s is not believed', async (list) => {
    await mkdir(folder);
    await writeFile(path.join(folder, publishedFile), list);
    await expect(readHost(target())).rejects.toThrow(/^_published\.json of the host is not a list of files/);
  });

  it('reports in one line that it cannot be read or written', async () => {
    await writeFile(folder, 'no folder');
    await expect(readHost(target())).rejects.toThrow(
      /^(--to .*host is not a readable folder|rsync ended with \d+ \(.+\))[^\n]+$/,
    );
    await expect(sendAll(target())).rejects.toThrow(
      /^(.*host.* could not be written \(\w+\)|rsync ended with \d+ \(.+\)); fix that and publish again$/,
    );
  });
});

(hasRsync ? it : it.skip)('shows the words of ssh without the end of their line', async () => {
  const connection = path.join(home, 'ssh');
  await writeFile(connection, "#!/bin/sh\nprintf 'ssh: connection refused\\r\\n' >&2\nexit 255\n", { mode: 0o755 });
  process.env['RSYNC_RSH'] = connection;
  await expect(readHost(readTarget('web@host:/srv/site'))).rejects.toThrow(
    /^rsync ended with \d+ \(ssh: connection refused\); fix that and publish again$/,
  );
  delete process.env['RSYNC_RSH'];
});
