import { packages } from '@site/build/packages';
import { spawn } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { compareSources } from '../compose/stage/sources';
import { fetchBranches, openStore } from '../compose/store/store';
import type { Store } from '../compose/store/store';
import { keptTables, pictureTable } from './pictureTables';
import { pagesBetween } from './sitePages';

/** How a command ended, and what it said. */
interface Ended {
  readonly isGood: boolean;
  readonly said: string;
}

/** Runs a program in the top folder. */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: dirs.root, env: { ...process.env, NO_COLOR: '1', ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    child.on('error', ({ message }) => resolve({ isGood: false, said: message }));
    child.on('close', (code) => resolve({ isGood: code === 0, said: said.trim() }));
  });
}

/** Runs a command of this site as npm does. */
export const runSiteCommand = (
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) => run(process.execPath, ['--import', './shell/build/install.js', '--import', 'tsx', file, ...args], env);

/** Where a change is tried: a copy of the store and a site of its own, so that nothing of it goes live. */
const trial = path.join(dirs.dist, 'edit');

export const trialSite = path.join(trial, 'site');

const trialStore = path.join(trial, 'store.git');

/** What a change would do. */
export interface Trial {
  readonly pages: readonly string[];
  /** The packages that it has to be released with. */
  readonly packages: readonly string[];
  /** Why it cannot go live; null where it can. */
  readonly problem: string | null;
}

/** Writes the modules of the entries, as every command does first. */
const compileEntries = () => run(process.execPath, ['shell/build/install.js']);

/** The packages that what is written now has to be released with: those that are older for another reason than a new picture. */
async function neededPackages(store: Store): Promise<readonly string[]> {
  const { branches } = await fetchBranches(store);
  const tables = (await keptTables()).map((text) => new Map([[pictureTable, text]]));
  const needed: string[] = [];
  for (const { name } of packages) {
    const live = branches.get(name)?.[0];
    const states = await Promise.all([undefined, ...tables].map((instead) => compareSources(store, live, instead)));
    if (!states.includes('same')) needed.push(name);
  }
  return needed;
}

/** Releases packages, one after the other, also where an entry has taken its page along; what the commands said. */
async function releaseEach(names: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  let said = '';
  for (const name of names) {
    const ended = await runSiteCommand('shell/cli/release.ts', [name, '--drop-pages'], env);
    said += `npm run release -- ${name}\n${ended.said}\n`;
    if (!ended.isGood) return { isGood: false, said };
  }
  return { isGood: true, said };
}

/** Builds the site with what is written now, from a copy of the store, and compares it with the one that is live. */
export async function tryChange(): Promise<Trial> {
  for (const part of ['store.git', 'site', 'sites', 'cache'])
    await rm(path.join(trial, part), { recursive: true, force: true });
  await mkdir(trial, { recursive: true });
  const store = await openStore(dirs);
  await symlink(dirs.cache, path.join(trial, 'cache'));
  // What was fetched from the store of the last trial would look like a branch pushed by force.
  const { copy } = await openStore(dirs, trialStore);
  await rm(copy, { recursive: true, force: true });
  const copied = await run('git', ['clone', '--quiet', '--bare', store.address, trialStore]);
  const compiled = await compileEntries();
  if (!compiled.isGood) return { pages: [], packages: [], problem: compiled.said };
  const names = await neededPackages(store);
  const env = { SITE_DIST: trial, SITE_STORE: trialStore };
  const { isGood, said } = copied.isGood ? await releaseEach(names, env) : copied;
  if (!isGood) return { pages: [], packages: [], problem: said };
  return { pages: names.length > 0 ? await pagesBetween(dirs.site, trialSite) : [], packages: names, problem: null };
}

/** Releases what is written now; what the commands said. */
export async function releaseAll(): Promise<Ended> {
  const compiled = await compileEntries();
  return compiled.isGood ? releaseEach(await neededPackages(await openStore(dirs))) : compiled;
}

export type TryChange = typeof tryChange;
export type ReleaseAll = typeof releaseAll;
