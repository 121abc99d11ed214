// @ts-check
// Run before every command that needs packages: installs what the lock file names, if that has not been done.
// It uses nothing but Node, because nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname ?? '.', '../..');
const wanted = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This site is built with Node ${wanted.join('.')} or newer; this is Node ${process.versions.node}. Install it from https://nodejs.org`,
  );
  process.exit(1);
}

// Node 22 and newer keep what they compile, also in the processes that a command starts: a tenth less processor time.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'dist/cache/node');
Object(module).enableCompileCache?.(process.env['NODE_COMPILE_CACHE']);

/** What npm notes in a lock file of each folder it installs into. @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

// npm keeps a lock file of its own of what stands in node_modules, whoever installed it.
const isInstalled = () => {
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional, link }]) =>
      link || optional || !place.includes('node_modules/') || present[place]?.version === version,
  );
};

/** The process that installs here now, if one does. */
const note = path.join(root, 'dist/installing');

/** Whether a process runs. @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Whether this process is the one that installs. It waits for another that does. */
async function mayInstall() {
  for (let isTold = false; !isInstalled();) {
    try {
      mkdirSync(path.dirname(note), { recursive: true });
      writeFileSync(note, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (Object(error).code !== 'EEXIST') return true;
    }
    let other = 0;
    try {
      other = Number(readFileSync(note, 'utf8'));
    } catch {
      continue;
    }
    if (other === process.pid) return true;
    // Of several that find the note of an ended process, the last one to write its own installs.
    if (other > 0 && !isRunning(other)) writeFileSync(note, String(process.pid));
    else if (!isTold) console.log(`Another command installs the packages; this one waits for it (${note})…`);
    isTold = true;
    await setTimeout(500);
  }
  return false;
}

/** Where npm keeps what it downloads: a folder here, where the account has no home folder that it can write to. */
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

/** The whole installation, whatever somebody has set for another project: npm passes its settings on as variables. */
const shaping =
  /^npm_config_(omit|include|only|also|production|dev|optional|global|location|prefix|workspaces?|include_workspace_root|dry_run|package_lock\w*|install_\w+|ignore_scripts|legacy_\w+)$/i;
const whole = ['--include=dev', '--include=optional', '--include=peer', '--package-lock', '--install-strategy=hoisted'];

// Tools leave out what development needs, and React what tests need, where this says production.
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
    const why = npm.error ? `npm could not be started (${npm.error.message})` : 'npm says why above';
    console.error(`The packages could not be installed; ${why}.`);
    process.exit(1);
  }
}

// What people wrote has to stand where code can import it, also for whoever only looks at the site.
const { compileEntries } = await import('./compileEntries.js');
await compileEntries();
