import { root } from '@site/build/packages';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../../shell/compose/dirs';
import { UserError } from '../../../shell/compose/UserError';
import { readStatus } from '../../../shell/compose/write/Status';
import { hashesBelow } from '../../fixtures/site/hashesBelow';

const peers = import.meta.dirname;

const textOf = (file: string) => readFile(file, 'utf8').catch(() => null);

/** Runs a program in a folder. Its words go where progress goes; what Next would tell its makers goes nowhere. */
function run(folder: string, command: string, args: readonly string[], what: string): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new UserError(`${path.basename(folder)} could not be ${what}; why is said above`);
}

/** Installs what the peer's own lock file names, where that has not been done. React is the repository's. */
async function install(source: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!existsSync(path.join(source, 'package.json'))) return;
  const isInstalled = existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  const lock = 'package-lock.json';
  if (isInstalled && (await textOf(path.join(folder, lock))) === (await textOf(path.join(source, lock)))) return;
  for (const file of ['package.json', lock]) await cp(path.join(source, file), path.join(folder, file));
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  run(folder, 'npm', ['ci', ...options], 'installed');
}

/** Where an app that others' tools build stands, and how a program of its packages is run there. */
interface Peer {
  readonly source: string;
  readonly folder: string;
  readonly runBuild: (program: string, args: readonly string[]) => void;
}

/**
 * Builds an app of this folder with packages of its own, or where it has none, the repository's; again when any of its
 * sources or packages changes. It stands within the repository, whose React it uses.
 * @param name of its folder here.
 * @returns the folder its `site` stands in.
 */
export async function buildPeer(name: string, build: (peer: Peer) => Promise<void>): Promise<string> {
  const source = path.join(peers, name);
  const folder = path.join(root, 'dist/bench', name);
  const versions = (await readStatus(dirs.site))?.packages.map(({ name, version }) => [name, version]);
  const wanted = JSON.stringify([versions, await hashesBelow(peers)]);
  const record = path.join(folder, 'built-from');
  if ((await textOf(record)) === wanted) return folder;
  await rm(record, { force: true });
  await install(source, folder);
  const runBuild: Peer['runBuild'] = (program, args) => {
    const places = [folder, root].map((place) => path.join(place, 'node_modules', program));
    run(folder, process.execPath, [places.find(existsSync) ?? program, ...args], 'built');
  };
  await build({ source, folder, runBuild });
  await writeFile(record, wanted);
  return folder;
}
