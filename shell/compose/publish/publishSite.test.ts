/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../hosts/exampleSite';
import { readTarget, sendStep, siteFiles, tidyTarget, uploadPlan } from './publishSite';

const root = path.resolve(__dirname, '../../..');

let home: string;
let site: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'publish-'));
  site = await exampleSite(path.join(home, 'dist/sites/one'));
  await symlink('sites/one', path.join(home, 'dist/site'));
  folder = path.join(home, 'host');
});

afterEach(() => rm(home, { recursive: true }));

function publish(args: readonly string[], dist = path.join(home, 'dist')) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'shell/cli/publish.ts', ...args], {
    cwd: root,
    env: { ...process.env, SITE_DIST: dist },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run publish', () => {
  it('brings the site to a folder, with a command between the rules and the pages', async () => {
    const { status, stdout } = publish(['--to', folder, '--after-rules', `ls ${folder} > ${home}/seen`]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^versioned files: 5\nheader rules: 3\npages: \d+\nstatus: 1\n$/);
    expect(await siteFiles(folder)).toEqual(await siteFiles(site));
    expect((await readFile(`${home}/seen`, 'utf8')).split('\n')).toEqual([
      '_headers',
      '_headers.json',
      '_headers.nginx.conf',
      'fonts',
      'images',
      'releases',
      '',
    ]);
  });

  it('leaves the pages alone when that command fails', async () => {
    const { status, stderr } = publish(['--to', folder, '--after-rules', 'exit 3']);
    expect(status).toBe(1);
    expect(stderr).toBe("'exit 3' failed; the pages were left as they are. Mend it and publish again\n");
    expect(await siteFiles(folder)).not.toContain('index.html');
  });

  it('refuses a place it cannot read in one line', () => {
    expect(publish(['--to', 's3://bucket'])).toEqual({
      status: 1,
      stdout: '',
      stderr:
        '--to s3://bucket: give it user@host:/folder, or a folder of this machine; for a bucket see shell/hosts/README.md\n',
    });
  });

  it('refuses the folder sites are built in, and a site that is not built', () => {
    expect(publish(['--to', path.join(home, 'dist/site')]).stderr).toContain('that is where sites are built');
    expect(publish(['--to', home], path.join(home, 'nowhere')).stderr).toBe(
      'Nothing is built yet; run npm run build first\n',
    );
  });
});

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
