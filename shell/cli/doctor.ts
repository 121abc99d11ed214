import { presentChromium } from '@site/build/chromium';
import { isFree } from '@site/build/listening';
import { packages, shell } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { describeSystemError } from '../system/describeSystemError';
import { dirs } from '../system/dirs';
import { fetchBranches } from '../compose/store/branches';
import { openStore } from '../compose/store/store';
import { errorMessage, UserError, withoutPasswords } from '../system/UserError';
import { heldBackNotes, readStatus } from '../compose/write/Status';
import { formatInstant } from '../compose/write/statusPage';
import { readWatched, watchWords } from '../compose/write/watchFile';
import { assertGit } from '../git/git';
import { machineNotices } from './machineNotices';
import { chosenPort } from './servePreview';

/** The space for packages, caches and a few composed sites, in bytes. */
const neededSpace = 1_000_000_000;

/** Checks the shell's port, for `npm start`, and the port of each section, for `npm run dev`. */
async function checkPorts(): Promise<string> {
  const first = chosenPort(shell.port);
  const ports = packages.map(({ port }) => port - shell.port + first);
  for (const port of ports) {
    if (await isFree(port)) continue;
    throw new UserError(
      `port ${port} is in use. Stop the process that uses it, or choose other ports: PORT=${first + 10} npm start`,
    );
  }
  return `ports ${first} to ${Math.max(...ports)} are free`;
}

async function checkBrowser(): Promise<string> {
  const browser = presentChromium();
  if (browser) return `browser for the tests: ${browser}`;
  throw new UserError('no Chromium is installed. npm test installs one, or name yours: CHROMIUM_PATH=/path npm test');
}

async function checkDisk(): Promise<string> {
  let folder: string = dirs.dist;
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free at ${folder}`;
  if (bavail * bsize >= neededSpace) return free;
  throw new UserError(`${free}. Free ${neededSpace / 1e9} GB, or choose another disk: SITE_DIST=/path npm start`);
}

async function checkStore(): Promise<string> {
  await assertGit();
  if (!process.env['SITE_STORE'] && !existsSync(dirs.store))
    return `store ${dirs.store}: does not exist yet, npm start creates it`;
  const store = await openStore(dirs);
  const { branches, notes } = await fetchBranches(store).catch((error: unknown) => {
    const remedy = process.env['SITE_STORE'] ? 'Correct SITE_STORE, or ask its owner' : 'Check that folder';
    throw new UserError(`${errorMessage(error)}. ${remedy}`);
  });
  if (notes.length > 0) throw new UserError(notes.join('\n  '));
  const releases =
    branches.size > 0
      ? `${branches.size} packages have releases`
      : 'no releases yet, npm run build creates the first ones';
  return `store ${withoutPasswords(store.address)}: ${releases}`;
}

/** Describes the live site and the time of its last check. */
async function checkLive(): Promise<string> {
  const status = await readStatus(dirs.site);
  if (!status) return 'there is no composed site here yet';
  const waiting = heldBackNotes(status);
  if (waiting.length > 0) throw new UserError(waiting.join('\n  '));
  return `${status.packages.length} packages, composed ${formatInstant(status.composed)}, nothing is held back`;
}

/** Reports the last check of the live site. */
async function checkWatch(): Promise<string> {
  const seen = await readWatched();
  const words = watchWords(seen, formatInstant);
  if (seen && seen.faults > 0) throw new UserError(`${words}. See ${dirs.dist}/watch/report.html`);
  return words;
}

/** The checks. Each returns a line, or throws the problem with its remedy. */
const checks = [
  // `shell/build/install.js` already rejects an old Node before every command.
  async () => `Node ${process.versions.node}`,
  async () => `git version ${await assertGit()}`,
  ...[checkPorts, checkBrowser, checkDisk, checkStore, checkLive, checkWatch],
];

/** Checks the requirements of the commands on this machine, and prints a line for each. */
export async function doctor(): Promise<void> {
  let isWell = true;
  for (const check of checks) {
    try {
      console.log(`✓ ${await check()}`);
    } catch (error) {
      isWell = false;
      console.log(`✗ ${describeSystemError(error) ?? (error as Error).message}`);
    }
  }
  for (const notice of machineNotices) for (const line of await notice()) console.log(`⚠ ${line}`);
  if (!isWell) throw new UserError('Fix the problems marked ✗, then run npm run doctor again');
}
