import { root } from '@site/build/packages';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../../shell/system/dirs';
import { documentFile } from '../../../shell/compose/currentSite';
import { UserError } from '../../../shell/system/UserError';
import { compressFile } from '../../../shell/hosts/compress';
import type { HeaderRule } from '../../../shell/hosts/HeaderRule';
import { writeHeaders } from '../../../shell/hosts/headersFiles';
import { sectionAt, type RegisteredSection } from '../../../shell/src/sections/registry';
import { registryIn, wholeRegistryIn } from '../../fixtures/faults/editDocuments';

/** Returns the folder of a peer. Its folder `site` is what is served. */
const peerFolder = (name: string) => path.join(dirs.dist, 'bench', name);

const composedFile = (file: string) => readFile(path.join(dirs.site, file), 'utf8');
const composedDocument = (address: string) => composedFile(documentFile(address));

/**
 * Writes a file of a site with its compressed forms. Documents get the same compression as in compose, and other files
 * the best.
 */
async function putFile(site: string, file: string, text: string): Promise<void> {
  const target = path.join(site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  await compressFile(target, Buffer.from(text), file.endsWith('.html') ? 10 : 11);
}

/** Documents are revalidated each time. Files with a hash in their name are cached. */
const headerRules = Object.entries({
  '/*': 'no-cache',
  '/images/*': 'public, max-age=31536000, immutable',
  '/assets/*': 'public, max-age=31536000, immutable',
}).map(([path, value]) => ({ path: path as HeaderRule['path'], headers: { 'cache-control': value } }));

/**
 * Writes the site of a client-rendered app: its scripts and styles, the composed pictures, and one document for all
 * addresses.
 */
async function writeSite(folder: string, output: string, document: string, addresses: readonly string[]) {
  const site = path.join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  await cp(dirs.staticFiles, site, { recursive: true });
  await cp(path.join(dirs.site, 'images'), path.join(site, 'images'), { recursive: true });
  await writeHeaders(site, headerRules);
  for (const file of (await readdir(output, { recursive: true })).filter((one) => /\.(js|css)$/.test(one)))
    await putFile(site, path.join('assets', file), await readFile(path.join(output, file), 'utf8'));
  for (const address of addresses) await putFile(site, documentFile(address), document);
}

/** Returns the events that the sections announce, because peers have no registry. */
const announcements = async () => ({
  ANNOUNCED_EVENTS: JSON.stringify(registryIn(await composedDocument('/')).events),
});

/** Runs a program, and sends its output to stderr. */
function run(
  folder: string,
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): void {
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: ['ignore', process.stderr, 'inherit'] });
  if (status !== 0) throw new UserError(`${command} ${args[0]} failed in ${folder}; its output is above`);
}

/** Copies the composed pages without scripts, to measure what text and pictures cost. */
export async function scriptFreeCopy(addresses: readonly string[]): Promise<string> {
  const folder = peerFolder('script-free');
  const site = path.join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  await cp(await realpath(dirs.site), site, { recursive: true });
  for (const address of addresses) {
    const html = (await composedDocument(address))
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<link\b[^>]*\brel="(?:module)?preload"[^>]*\bas="script"[^>]*>/g, '');
    await putFile(site, documentFile(address), html);
  }
  return folder;
}

/**
 * Builds the same pages as one React app with Vite. Vite comes from its own lock file, and React from the repository.
 */
export async function vitePages(addresses: readonly string[]): Promise<string> {
  const source = path.join(import.meta.dirname, 'vite-page');
  const folder = peerFolder('vite-page');
  const output = path.join(folder, 'output');
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) await cp(path.join(source, file), path.join(folder, file));
  run(folder, 'npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--prefer-offline']);
  const options = ['--outDir', output, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'error'];
  run(folder, process.execPath, ['node_modules/vite/bin/vite.js', 'build', source, ...options], await announcements());
  const document = await readFile(path.join(output, 'index.html'), 'utf8');
  await writeSite(folder, path.join(output, 'assets'), document, addresses);
  return folder;
}

/** Builds the same pages as a client-rendered host with remotes, as in the examples of the federation plugin. */
export async function federatedPages(addresses: readonly string[]): Promise<string> {
  const folder = peerFolder('federated-page');
  const output = path.join(folder, 'output');
  const registry = await wholeRegistryIn(await composedDocument('*'), composedFile);
  const pagesOf = ({ name }: RegisteredSection) => addresses.filter((one) => sectionAt(registry, one)?.name === name);
  const pages = JSON.stringify(Object.fromEntries(registry.sections.map((one) => [one.name, pagesOf(one)])));
  const config = path.join(import.meta.dirname, 'federated-page/webpack.config.js');
  const options = ['--config', config, '--env', `output=${output}`, '--env', `addresses=${pages}`];
  run(root, process.execPath, ['node_modules/webpack/bin/webpack.js', ...options], await announcements());
  const viteDocument = await readFile(path.join(import.meta.dirname, 'vite-page/index.html'), 'utf8');
  const document = viteDocument.replace(/<script.*<\/script>/, '<script defer src="/assets/host/host.js"></script>');
  await writeSite(folder, output, document, addresses);
  return folder;
}
