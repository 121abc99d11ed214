// @ts-check
// Run before every command that needs packages: installs what the lock file names, if that has not been done.
// It uses nothing but Node, because nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** What npm notes in a lock file of each folder it installs into. @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

// npm keeps a lock file of its own of what stands in node_modules, whoever installed it.
const present = packagesIn('node_modules/.package-lock.json');
const installed = Object.entries(packagesIn('package-lock.json')).every(
  ([place, { version, optional, link }]) =>
    link || optional || !place.includes('node_modules/') || present[place]?.version === version,
);
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
}

// What people wrote has to stand where code can import it, also for whoever only looks at the site.
const { compileEntries } = await import('./compileEntries.js');
compileEntries();
