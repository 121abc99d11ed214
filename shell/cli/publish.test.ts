/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFiles } from '../compose/publish/publishSite';
import { exampleSite } from '../hosts/exampleSite';

const root = path.resolve(__dirname, '../..');

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
