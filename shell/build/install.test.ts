/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const file = path.resolve(__dirname, '../../package.json');
const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Readonly<Record<string, string>> };

/** How each command must begin to work in a bare clone: with the installation, or with a command that installs. */
const installs =
  /^(node --import \.\/shell\/build\/install\.js |node shell\/build\/install\.js && |npm run --silent build )/;

describe('install', () => {
  it.each(Object.entries(scripts))('comes first in npm run %s', (_, script) => {
    expect(script).toMatch(installs);
  });

  it.each(["Dana's site", 'site!', 'site?', 'site #1'])('says that the build tools cannot read the path %s', (name) => {
    const parent = mkdtempSync(path.join(tmpdir(), 'install-'));
    const clone = path.join(realpathSync(parent), name);
    mkdirSync(path.join(clone, 'shell/build'), { recursive: true });
    writeFileSync(path.join(clone, 'package.json'), '{ "type": "module" }');
    cpSync(path.join(__dirname, 'install.js'), path.join(clone, 'shell/build/install.js'));
    const { status, stderr } = spawnSync(process.execPath, ['shell/build/install.js'], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining(`Move this folder, or rename it: ${clone}\n`) as string,
    });
    rmSync(parent, { recursive: true });
  });

  it('says that TMPDIR is not a folder', () => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'install.js')], {
      env: { ...process.env, TMPDIR: __filename },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      `Temporary files cannot be written to ${__filename}. Set TMPDIR to a folder that you can write to.\n`,
    ]);
  });

  it('runs once if two commands start together in a fresh clone', async () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'install-'));
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(clone, name)), { recursive: true });
      writeFileSync(path.join(clone, name), text);
    };
    const lock = JSON.stringify({ packages: { 'node_modules/react': { version: '19.0.0' } } });
    write('package-lock.json', lock);
    write('package.json', '{ "type": "module" }');
    write('shell/build/compileEntries.js', 'export const compileEntries = () => {};');
    cpSync(path.join(__dirname, 'install.js'), path.join(clone, 'shell/build/install.js'));
    write(
      'bin/npm',
      `#!/bin/sh\necho "$@" >> installed\nsleep 1\nmkdir node_modules\ncp package-lock.json node_modules/.package-lock.json\n`,
    );
    chmodSync(path.join(clone, 'bin/npm'), 0o755);
    write('dist/installing', String(2 ** 22 + 1));
    const env = { ...process.env, PATH: `${path.join(clone, 'bin')}:${process.env['PATH']}` };
    const begin = () => once(spawn(process.execPath, ['shell/build/install.js'], { cwd: clone, env }), 'close');
    expect(await Promise.all([begin(), begin()])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(readFileSync(path.join(clone, 'installed'), 'utf8')).toMatch(/^ci .*\n$/);
    rmSync(clone, { recursive: true });
  }, 30_000);

  it('installs everything despite settings of other projects or a missing home folder', async () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'install-'));
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(clone, name)), { recursive: true });
      writeFileSync(path.join(clone, name), text);
    };
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/react': { version: '19.0.0' } } }));
    write('package.json', '{ "type": "module" }');
    write('shell/build/compileEntries.js', 'export const compileEntries = () => console.log(process.env.NODE_ENV);');
    cpSync(path.join(__dirname, 'install.js'), path.join(clone, 'shell/build/install.js'));
    write(
      'bin/npm',
      '#!/bin/sh\necho "$@"\nenv\nmkdir node_modules\ncp package-lock.json node_modules/.package-lock.json\n',
    );
    chmodSync(path.join(clone, 'bin/npm'), 0o755);
    const asks = {
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
      npm_config_production: 'true',
      npm_config_global: 'true',
    };
    const env = { ...asks, HOME: '/dev/null', PATH: `${path.join(clone, 'bin')}:${process.env['PATH']}` };
    const { status, stdout } = spawnSync(process.execPath, ['shell/build/install.js'], {
      cwd: clone,
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ci .*--include=dev .*--include=optional /m);
    expect(stdout).not.toMatch(/^(NODE_ENV|npm_config_(omit|production|global))=/m);
    expect(stdout).toContain(`npm_config_cache=${path.join(realpathSync(clone), 'dist/cache/npm')}\n`);
    expect(stdout).toMatch(/undefined\n$/);
    rmSync(clone, { recursive: true });
  }, 30_000);
});
