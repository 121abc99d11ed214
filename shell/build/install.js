// @ts-check
// Runs before every command that needs packages, and installs the packages of the lock file if they are missing. It
// imports only from Node, because nothing else is installed yet.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname ?? '.', '../..');
const wanted = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This site needs Node ${wanted.join('.')} or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org`,
  );
  process.exit(1);
}

// webpack reads !, ? and # as parts of a request, and the federation plugin writes paths between single quotes.
const unreadable = /['!?#]/.exec(root)?.[0];
if (unreadable) {
  console.error(`The build tools cannot read a path with ${unreadable}. Move this folder, or rename it: ${root}`);
  process.exit(1);
}

// The compiler of the commands writes to the folder for temporary files.
try {
  mkdirSync(tmpdir(), { recursive: true });
  accessSync(tmpdir(), constants.W_OK);
} catch {
  console.error(`Temporary files cannot be written to ${tmpdir()}. Set TMPDIR to a folder that you can write to.`);
  process.exit(1);
}

// Node 22 and newer cache compiled code, also for the processes that a command starts. This saves a tenth of the
// processor time.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'dist/cache/node');
Object(module).enableCompileCache?.(process.env['NODE_COMPILE_CACHE']);

/**
 * Returns the packages of an npm lock file by folder.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

// npm writes a lock file into node_modules that lists what is installed there.
const isInstalled = () => {
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional, link }]) =>
      link || optional || !place.includes('node_modules/') || present[place]?.version === version,
  );
};

/** A file with the id of the process that installs packages, while one does. */
const note = path.join(root, 'dist/installing');

/** Returns whether a process is running. @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Removes the note of a dead process. If several processes do so, only one of them finds the file.
 * @param {number} pid
 * @returns whether it is gone. This account may not be allowed to remove it.
 */
function removeNote(pid) {
  const moved = `${note}-${process.pid}`;
  try {
    renameSync(note, moved);
    // Since this process read the note, another one may have replaced it.
    if (Number(readFileSync(moved, 'utf8')) === pid) rmSync(moved);
    else renameSync(moved, note);
    return true;
  } catch (error) {
    return Object(error).code === 'ENOENT';
  }
}

/** Returns whether this process has to install. Waits while another process installs. */
async function mayInstall() {
  for (let isTold = false; !isInstalled();) {
    try {
      mkdirSync(path.dirname(note), { recursive: true });
      writeFileSync(note, String(process.pid), { flag: 'wx' });
      // Another process may have installed everything since the last look.
      if (!isInstalled()) return true;
      rmSync(note);
      return false;
    } catch (error) {
      if (Object(error).code !== 'EEXIST') return true;
    }
    let other = 0;
    try {
      other = Number(readFileSync(note, 'utf8'));
    } catch {
      continue;
    }
    // In a container, a dead process often had the same id.
    if (other === process.pid || (other > 0 && !isRunning(other))) {
      if (removeNote(other)) continue;
      return true;
    }
    if (!isTold) console.log(`Another command is installing the packages. This one waits for it (${note})…`);
    isTold = true;
    await setTimeout(500);
  }
  return false;
}

/** Returns npm's cache folder: a folder of this repository if the account has no writable home folder. */
function cacheFolder() {
  const usual =
    process.env['npm_config_cache'] || path.join(process.env['HOME'] ?? process.env['LOCALAPPDATA'] ?? '', '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return path.join(root, 'dist/cache/npm');
  }
}

/**
 * npm's settings reach its child processes as environment variables. These would change what this installation
 * contains.
 */
const shaping =
  /^npm_config_(omit|include|only|also|production|dev|optional|global|location|prefix|workspaces?|include_workspace_root|dry_run|package_lock\w*|install_\w+|ignore_scripts|legacy_\w+)$/i;
const whole = ['--include=dev', '--include=optional', '--include=peer', '--package-lock', '--install-strategy=hoisted'];

// With NODE_ENV=production npm omits development dependencies, and React omits what tests need.
delete process.env['NODE_ENV'];

if (!isInstalled() && (await mayInstall())) {
  console.log('Installing packages (a minute or so, once)…');
  const kept = Object.entries(process.env).filter(([name]) => !shaping.test(name));
  const npm = spawnSync('npm', ['ci', ...whole, '--no-dry-run', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...Object.fromEntries(kept), npm_config_cache: cacheFolder() },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  rmSync(note, { force: true });
  if (npm.status !== 0 || !isInstalled()) {
    const why = npm.error ? `npm did not start (${npm.error.message})` : 'see the message of npm above';
    console.error(`npm could not install the packages: ${why}.`);
    process.exit(1);
  }
}

// Code imports the modules of the entries, so every command needs them.
const { compileEntries } = await import('./compileEntries.js');
await compileEntries();
