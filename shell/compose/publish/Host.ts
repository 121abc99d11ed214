import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../UserError';
import { parseStatus, statusFile } from '../write/Status';
import type { Status } from '../write/Status';

/** A place to publish to: a folder of this machine, or one that rsync reaches. */
export type Target =
  { readonly kind: 'server'; readonly place: string } | { readonly kind: 'folder'; readonly folder: string };

/** Reads what stands after `--to`: 'user@host:/srv/site', or a folder of this machine. */
export function readTarget(text: string): Target {
  if (/^rsync:\/\//.test(text) || /^[^/\\:]{2,}:/.test(text)) {
    if (/^[a-z0-9+]+:\/\//i.test(text) && !text.startsWith('rsync://')) {
      throw new UserError(
        `--to ${text}: give it user@host:/folder, or a folder of this machine; for a bucket see shell/hosts/README.md`,
      );
    }
    // 'host:' alone is the account's home folder, and 'host:/' is not.
    return { kind: 'server', place: text.endsWith(':') ? `${text}./` : text.replace(/\/*$/, '/') };
  }
  if (text.trim() === '') throw new UserError('--to is empty; give it user@host:/folder, or a folder');
  return { kind: 'folder', folder: path.resolve(text) };
}

/** Where a host keeps the list of what was published to it. No host shows a name that begins with `_`. */
export const publishedFile = '_published.json';

/** A list with any other name in it, such as one that leads out of the folder, is not one that was written here. */
const fileNames = z.array(z.string().regex(/^(?!.*\.\.)[\w.-][\w.@+-]*(\/[\w.@+-]+)*$/));

/** What a host remembers. */
export interface Host {
  /** The names at its top. */
  readonly entries: readonly string[];
  /** What its site is made of; null where nothing that can be read says so. */
  readonly status: Status | null;
  /** Every file that publishing brought and has not removed since. */
  readonly published: readonly string[];
}

async function readFolder(folder: string): Promise<Host> {
  const text = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => '');
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UserError(`--to ${folder} is no folder that can be read (${error.code}); choose another`);
  });
  try {
    const published = fileNames.parse(JSON.parse((await text(publishedFile)) || '[]'));
    return { entries, status: parseStatus(await text(statusFile)), published };
  } catch {
    throw new UserError(`${publishedFile} of the host is no list of files; mend or remove it there`);
  }
}

/**
 * Reads what a host remembers; a folder that is not there yet has nothing in it.
 * @throws UserError where the place does not answer, or is no folder.
 */
export async function readHost(target: Target): Promise<Host> {
  if (target.kind === 'folder') return readFolder(target.folder);
  const copy = await mkdtemp(path.join(tmpdir(), 'host-'));
  try {
    const names = await rsync(['--dirs', '--links', '--dry-run', '--out-format=%n', target.place, copy]);
    await rsync([
      '--dirs',
      `--include=/${statusFile}`,
      `--include=/${publishedFile}`,
      '--exclude=*',
      target.place,
      copy,
    ]);
    return {
      ...(await readFolder(copy)),
      entries: names.split('\n').flatMap((name) => /^(?!\.\/)[^/]+/.exec(name) ?? []),
    };
  } catch (error) {
    // Error 2 is 'No such file or directory', in whatever language the server speaks.
    if (error instanceof RsyncError && /change_dir .* \(2\)$/m.test(error.said)) return await readFolder(copy);
    throw error;
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Brings files to a place. One that is kept for good and is there already never changes. */
export async function sendFiles(site: string, files: readonly string[], isForGood: boolean, target: Target) {
  if (target.kind === 'server') {
    // Files arrive aside and change places together at the end.
    const how = ['--times', '--chmod=D755,F644', isForGood ? '--ignore-existing' : '--delay-updates'];
    await rsync([...how, '--from0', '--files-from=-', `${site}/`, target.place], files.join('\0'));
    return;
  }
  for (const file of files) {
    const from = path.join(site, file);
    const to = path.join(target.folder, file);
    if (!isForGood || (await sizeOf(to)) !== (await sizeOf(from))) await put(from, to);
  }
}

/** Keeps a list of published files at a place. */
export async function rememberFiles(files: readonly string[], target: Target): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'list-'));
  await writeFile(path.join(folder, publishedFile), `${JSON.stringify(files, null, 1)}\n`);
  await sendFiles(folder, [publishedFile], false, target).finally(() => rm(folder, { recursive: true }));
}

/** Every folder above a file, the nearest first. */
const foldersOf = (file: string): string[] => {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...foldersOf(parent)];
};

/** Removes these files from a place and nothing else, but for the folders that leaves empty. */
export async function removeFiles(site: string, files: readonly string[], target: Target): Promise<void> {
  if (target.kind === 'server') {
    // What no pattern names is excluded, and excluded files are safe from --delete.
    const named = [...new Set(files.flatMap((file) => [...foldersOf(file).map((folder) => `${folder}/`), file]))];
    const how = ['--recursive', '--delete', '--existing', '--ignore-existing', '--from0', '--include-from=-'];
    await rsync([...how, '--exclude=*', `${site}/`, target.place], named.map((name) => `/${name}\0`).join(''));
    return;
  }
  for (const file of files) {
    await rm(path.join(target.folder, file), { force: true });
    // The first that is not empty ends it.
    for (const folder of foldersOf(file)) await rmdir(path.join(target.folder, folder)).catch(() => {});
  }
}

/** Why nothing is ever removed from a place; null where a list of what was published may be followed. */
export function dangerOf(target: Target, { entries }: Host): string | null {
  if (entries.includes('.git')) return 'is a repository';
  const folder = target.kind === 'folder' ? target.folder : target.place.replace(/^[^:]*:(?!\/\/)/, '');
  const isHome = target.kind === 'folder' && `${homedir()}/`.startsWith(folder.replace(/\/*$/, '/'));
  return isHome || /^(\/|~[^/]*|\.|\/root|\/home\/[^/]+)?\/*$/.test(folder) ? 'is a home folder, or holds some' : null;
}

/** rsync ended with another code than 0; `said` is its error output. */
class RsyncError extends UserError {
  constructor(
    code: number | null,
    readonly said: string,
  ) {
    super(`rsync ended with ${code} (${said.trim().split('\n')[0]}); mend that and publish again`);
  }
}

/** Runs rsync and gives what it prints. */
function rsync(args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('rsync', args, { env: { ...process.env, LC_ALL: 'C' } });
    let [printed, said] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', () => reject(new UserError('rsync is not installed here; install it, or publish to a folder')));
    child.on('close', (code) => (code === 0 ? resolve(printed) : reject(new RsyncError(code, said))));
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
