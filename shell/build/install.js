// @ts-check
// Run before every command that needs packages: installs what the lock file names, if that has not been done.
// It uses nothing but Node, because nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? '.', '../..');
const wanted = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This site is built with Node ${wanted.join('.')} or newer; this is Node ${process.versions.node}. Install it from https://nodejs.org`,
  );
  process.exit(1);
}

const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const stamp = path.join(root, 'node_modules/.installed-from.json');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
if (!installed) {
  console.log('Installing packages (a minute or so, once)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
