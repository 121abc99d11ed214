import { packages, root } from '@site/build/packages';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../../../shell/compose/build/buildPackage';
import { UserError } from '../../../shell/compose/UserError';
import { beginSite, peerFolder, putDocument, putText } from './peerSite';

const source = path.join(import.meta.dirname, 'vite-page');
const folder = peerFolder('vite');

/** Runs a program whose words go where progress goes. */
function run(command: string, args: readonly string[], what: string): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new UserError(`The Vite page could not be ${what}; why is said above`);
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => null);

/** Installs what the lock file of the Vite page names, where that has not been done. */
async function install(): Promise<void> {
  const isInstalled = existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  const lock = 'package-lock.json';
  if (isInstalled && (await textOf(path.join(folder, lock))) === (await textOf(path.join(source, lock)))) return;
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', lock]) await copyFile(path.join(source, file), path.join(folder, file));
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], 'installed');
}

/** Builds the app, and serves it at every address: its router reads there what to show. */
async function build(addresses: readonly string[]): Promise<void> {
  await install();
  const output = path.join(folder, 'output');
  const options = ['--outDir', output, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'error'];
  run(process.execPath, [path.join(folder, 'node_modules/vite/bin/vite.js'), 'build', source, ...options], 'built');
  const site = await beginSite(folder);
  for (const file of await readdir(path.join(output, 'assets'))) {
    await putText(site, path.join('assets', file), await readFile(path.join(output, 'assets', file), 'utf8'));
  }
  const html = await readFile(path.join(output, 'index.html'), 'utf8');
  for (const address of addresses) await putDocument(site, address, html);
}

/**
 * Makes the same pages as a client-rendered React app, from the components of this repository. Built again when any of its
 * sources or packages changes.
 * @returns the folder its `site` stands in.
 */
export async function vitePages(addresses: readonly string[]): Promise<string> {
  const sources = [...packages.map((pkg) => pkg.folder), path.relative(root, import.meta.dirname)];
  const wanted = [...addresses, ...(await Promise.all(sources.map(fingerprint)))].join('\n');
  const record = path.join(folder, 'built-from');
  if ((await textOf(record)) !== wanted) {
    await rm(record, { force: true });
    await build(addresses);
    await writeFile(record, wanted);
  }
  return folder;
}
