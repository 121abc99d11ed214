import { execSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionedFolders } from '../../hosts/HeaderRule';
import { statusFile } from '../write/Status';
import { UserError } from '../UserError';

export interface PublishOptions {
  /** What `readTarget` reads. */
  readonly to: string;
  /** A command to run once the header rules stand and before the pages. */
  readonly afterRules?: string;
  /** Publish nothing: remove what the site no longer has. */
  readonly tidy?: boolean;
}

/**
 * Brings the composed site to a host, step by step.
 * @param dirs where it stands, and the folder everything is built in.
 * @throws UserError where nothing is built, or the place cannot be read or written.
 */
export async function publishSite(
  dirs: { readonly site: string; readonly dist: string },
  { to, afterRules, tidy = false }: PublishOptions,
): Promise<void> {
  const target = readTarget(to);
  // The site as it is now: another one may take its place meanwhile.
  const site = await realpath(dirs.site).catch(() => null);
  if (!site || !existsSync(path.join(site, statusFile)))
    throw new UserError('Nothing is built yet; run npm run build first');
  if (target.kind === 'folder' && `${target.folder}/`.startsWith(`${dirs.dist}/`)) {
    throw new UserError(`--to ${target.folder}: that is where sites are built; choose a folder outside ${dirs.dist}`);
  }
  const steps = uploadPlan(await siteFiles(site));
  if (tidy) {
    for (const file of await tidyTarget(site, steps, target)) console.log(`removed ${file}`);
    return;
  }
  for (const step of steps) {
    await sendStep(site, step, target);
    console.log(`${step.name}: ${step.files.length}`);
    if (step.name === 'header rules' && afterRules) runAfterRules(afterRules);
  }
}

function runAfterRules(command: string): void {
  try {
    execSync(command, { stdio: 'inherit' });
  } catch {
    throw new UserError(`'${command}' failed; the pages were left as they are. Mend it and publish again`);
  }
}

/** A place to publish to. */
type Target =
  { readonly kind: 'server'; readonly place: string } | { readonly kind: 'folder'; readonly folder: string };

/** Reads what stands after `--to`: 'user@host:/srv/site', or a folder of this machine. */
export function readTarget(text: string): Target {
  if (/^rsync:\/\//.test(text) || /^[^/\\:]{2,}:/.test(text)) {
    if (/^[a-z0-9+]+:\/\//i.test(text) && !text.startsWith('rsync://')) {
      throw new UserError(
        `--to ${text}: give it user@host:/folder, or a folder of this machine; for a bucket see shell/hosts/README.md`,
      );
    }
    return { kind: 'server', place: `${text.replace(/\/+$/, '')}/` };
  }
  if (text.trim() === '') throw new UserError('--to is empty; give it user@host:/folder, or a folder');
  return { kind: 'folder', folder: path.resolve(text) };
}

const order = ['versioned files', 'header rules', 'pages', 'status'] as const;

/** Files that may go in any order, once every earlier step is done. */
interface UploadStep {
  readonly name: (typeof order)[number];
  /** Named from the folder of the site. */
  readonly files: readonly string[];
}

function stepOf(file: string): UploadStep['name'] {
  if (versionedFolders.some((folder) => file.startsWith(`${folder}/`))) return 'versioned files';
  if (file.startsWith('_')) return 'header rules';
  return /^status(\.json|\/)/.test(file) ? 'status' : 'pages';
}

/**
 * How a site reaches a host: what pages name stands there before the pages, the rules that let them in before them too, and
 * what says that all is done comes last. Nothing is removed: pages that readers have open name files of earlier releases.
 * @param files of the composed site, as `siteFiles` gives them.
 */
export function uploadPlan(files: readonly string[]): UploadStep[] {
  return order
    .map((name) => ({ name, files: files.filter((file) => stepOf(file) === name) }))
    .filter((step) => step.files.length > 0);
}

/** Every file of a composed site, named from its folder, in the order of their names. */
export async function siteFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Brings the files of one step to a place. A versioned file that is there already never changes. */
export async function sendStep(site: string, { name, files }: UploadStep, target: Target): Promise<void> {
  const isVersioned = name === 'versioned files';
  if (target.kind === 'server') {
    // Files arrive aside and change places together at the end of their step.
    const how = ['--times', '--chmod=D755,F644', isVersioned ? '--ignore-existing' : '--delay-updates'];
    return rsync([...how, '--from0', '--files-from=-', `${site}/`, target.place], files.join('\0'));
  }
  for (const file of files) {
    const from = path.join(site, file);
    const to = path.join(target.folder, file);
    if (!isVersioned || (await sizeOf(to)) !== (await sizeOf(from))) await put(from, to);
  }
}

/** Removes from a place what no step names, and the folders that leaves empty. Gives what is gone from a folder. */
export async function tidyTarget(site: string, steps: readonly UploadStep[], target: Target): Promise<string[]> {
  if (target.kind === 'server') {
    await rsync(['--recursive', '--existing', '--ignore-existing', '--delete', `${site}/`, target.place]);
    return [];
  }
  const { folder } = target;
  const named = new Set(steps.flatMap(({ files }) => files));
  const gone = (await siteFiles(folder)).filter((file) => !named.has(file));
  for (const file of gone) await rm(path.join(folder, file));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // The deepest first.
  for (const one of folders.sort().reverse()) {
    if ((await readdir(one)).length === 0) await rm(one, { recursive: true });
  }
  return gone;
}

function rsync(args: readonly string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('rsync', args, { stdio: ['pipe', 'inherit', 'inherit'] });
    child.on('error', () => reject(new UserError('rsync is not installed here; install it, or publish to a folder')));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new UserError(`rsync ended with ${code}; publish again`)),
    );
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? null;

/** Copies a file aside and puts it in place by one rename: a reader gets the old one or the new one. */
async function put(from: string, to: string): Promise<void> {
  const aside = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.part`);
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, aside);
    await rename(aside, to);
  } catch (error) {
    throw new UserError(
      `${to} could not be written (${(error as NodeJS.ErrnoException).code}); mend that and publish again`,
    );
  } finally {
    // What went wrong is said already.
    await rm(aside, { force: true }).catch(() => {});
  }
}
