import { readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import type { HeaderRule } from '../hosts/HeaderRule';
import { headersFiles, readHeaders } from '../hosts/headersFiles';
import { inTemporaryFolder } from '../system/inTemporaryFolder';
import { runProgram } from '../system/runProgram';
import { errorMessage, UserError } from '../system/UserError';
import { parseStatus, statusFile, type Status } from '../compose/write/Status';
import { parseFileNames, publishedFile } from './fileName';
import { putFile } from './putFile';

/** Where to publish: a folder of this machine, or one that rsync reaches. */
export interface Target {
  readonly kind: 'folder' | 'server';
  readonly place: string;
}

/** Parses the value of `--to`: 'user@host:/srv/site', or a folder of this machine. */
export function readTarget(text: string): Target {
  // Programs read a leading hyphen as an option, and rsync's -e runs a command.
  if (/^([^/]*@)?-|^(?!rsync:)[A-Za-z0-9+]{2,}:\/\//.test(text)) {
    throw new UserError(
      `--to ${text}: give it user@host:/folder, or a folder of this machine; for a bucket see shell/hosts/README.md`,
    );
  }
  if (/^[^/\\:]{2,}:/.test(text)) {
    // 'host:' is the account's home folder, and 'host:/' is the root.
    return { kind: 'server', place: text.endsWith(':') ? `${text}./` : text.replace(/\/*$/, '/') };
  }
  if (text.trim() === '') throw new UserError('--to is empty; give it user@host:/folder, or a folder');
  return { kind: 'folder', place: path.resolve(text) };
}

/** The program that macOS installs as rsync. It supports few of rsync's options. */
const other =
  'rsync here is openrsync, which cannot publish to a server; install rsync (brew install rsync), or publish to a folder';

/**
 * Returns a line if this machine's rsync cannot publish to a server. A missing rsync is not reported here, but by the publish
 * itself.
 */
export async function rsyncFault(): Promise<string[]> {
  const { stdout } = await runProgram('rsync', ['--version']);
  return /openrsync/i.test(stdout) ? [other] : [];
}

/**
 * Runs rsync and returns its output.
 * @throws UserError whose cause is the error output.
 */
async function rsync(args: readonly string[], input = ''): Promise<string> {
  const { isGood, code, stdout, stderr, said } = await runProgram('rsync', args, { env: { LC_ALL: 'C' }, input });
  if (isGood) return stdout;
  if (code === null && said.includes('ENOENT')) {
    throw new UserError('rsync is not installed here; install it, or publish to a folder');
  }
  const [fault] = await rsyncFault();
  if (fault) throw new UserError(fault, { cause: stderr });
  // The lines of ssh end with '\r\n'.
  throw new UserError(`rsync ended with ${code} (${errorMessage(stderr)}); fix that and publish again`, {
    cause: stderr,
  });
}

/** The state of a host. */
export interface Host {
  /** The names in its top folder. */
  readonly entries: readonly string[];
  /** The status of its site; null if it is missing or unreadable. */
  readonly status: Status | null;
  /** Every file that a publish sent and that was not removed since. */
  readonly published: readonly string[];
  /** The header rules of its site; empty if they are missing or unreadable. */
  readonly rules: readonly HeaderRule[];
}

async function readFolder(folder: string): Promise<Host> {
  const text = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => '');
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UserError(`--to ${folder} is not a readable folder (${error.code}); choose another`);
  });
  try {
    const published = parseFileNames((await text(publishedFile)) || '[]');
    const rules = await readHeaders(folder).catch(() => []);
    return { entries, status: parseStatus(await text(statusFile)), published, rules };
  } catch {
    throw new UserError(`${publishedFile} of the host is not a list of files; fix or remove it there`);
  }
}

/**
 * Reads the state of a host. A missing folder counts as empty.
 * @throws UserError if the host does not answer, or the target is not a folder.
 */
export async function readHost({ kind, place }: Target): Promise<Host> {
  if (kind === 'folder') return readFolder(place);
  return inTemporaryFolder(async (copy) => {
    try {
      const names = await rsync(['--dirs', '--links', '--dry-run', '-8', '--out-format=%n', place, copy]);
      const wanted = [statusFile, publishedFile, headersFiles.rules].map((file) => `--include=/${file}`);
      await rsync(['--dirs', ...wanted, '--exclude=*', place, copy]);
      const entries = names.split('\n').flatMap((name) => /^(?!\.\/)[^/]+/.exec(name) ?? []);
      return { ...(await readFolder(copy)), entries };
    } catch (error) {
      // Error 2 means 'No such file or directory', in any language of the server.
      if (/change_dir .* \(2\)$/m.test(String((error as Error).cause))) return await readFolder(copy);
      throw error;
    }
  });
}

/** Returns names as rsync reads them. It takes a name that begins with `#` or `;` as a comment. */
const listOf = (files: readonly string[]) => files.map((file) => `./${file}`).join('\0');

/** Copies files of a target into a folder. Files that the target lacks are left out. */
export async function fetchFiles(files: readonly string[], { kind, place }: Target, folder: string): Promise<void> {
  if (kind === 'server') {
    await rsync(['--from0', '--files-from=-', '--ignore-missing-args', place, `${folder}/`], listOf(files));
    return;
  }
  for (const file of files) {
    const from = path.join(place, file);
    if (await stat(from).catch(() => null)) await putFile(from, path.join(folder, file), folder);
  }
}

/** Returns every folder above a file, the nearest first. */
const foldersOf = (file: string): string[] => {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...foldersOf(parent)];
};

/** Returns the folders of these files that a server does not have yet. */
async function newFolders(site: string, files: readonly string[], place: string): Promise<string[]> {
  const folders = [...new Set(files.flatMap(foldersOf))];
  if (folders.length === 0) return [];
  const how = ['--dirs', '--no-implied-dirs', '--dry-run', '-8', '--out-format=%i %n', '--from0', '--files-from=-'];
  const said = await rsync([...how, `${site}/`, place], listOf(folders));
  return said.split('\n').flatMap((line) => /^cd\++ (.*)\/$/.exec(line)?.[1] ?? []);
}

/** Sends files of a site to a target. Files that are the same there are skipped. Folders that exist keep their mode. */
export async function sendFiles(site: string, files: readonly string[], { kind, place }: Target): Promise<void> {
  if (kind === 'folder') {
    for (const file of files) await putFile(path.join(site, file), path.join(place, file), place);
    return;
  }
  const folders = await newFolders(site, files, place);
  // rsync keeps new files aside and renames all of them at the end.
  const how = ['--checksum', '--dirs', '--no-implied-dirs', '--perms', '--chmod=D755,F644', '--delay-updates'];
  await rsync([...how, '--from0', '--files-from=-', `${site}/`, place], listOf([...folders, ...files]));
}

/** Writes the list of published files to a target. */
export const rememberFiles = (files: readonly string[], target: Target): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    await writeFile(path.join(folder, publishedFile), `${JSON.stringify(files, null, 1)}\n`);
    await sendFiles(folder, [publishedFile], target);
  });

/** Returns a pattern of rsync that matches only this name. */
const asPattern = (name: string) => name.replaceAll(/[*?[]/g, '\\$&');

/** Removes these files from a target, and the folders that become empty. */
export async function removeFiles(site: string, files: readonly string[], { kind, place }: Target): Promise<void> {
  if (kind === 'server') {
    // All other files are excluded, and --delete keeps excluded files.
    const named = [...new Set(files.flatMap((file) => [...foldersOf(file).map((folder) => `${folder}/`), file]))];
    const how = ['--recursive', '--delete', '--existing', '--ignore-existing', '--from0', '--include-from=-'];
    await rsync([...how, '--exclude=*', `${site}/`, place], named.map((name) => `/${asPattern(name)}\0`).join(''));
    return;
  }
  for (const file of files) {
    await rm(path.join(place, file), { force: true });
    // This fails for every folder that is not empty.
    for (const folder of foldersOf(file)) await rmdir(path.join(place, folder)).catch(() => {});
  }
}

/** Returns the account's home folder. It is empty if the account has none, as in many containers. */
function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/**
 * Returns why files must not be removed from a target, for example because it is a repository. Returns null if they may be
 * removed.
 */
export function dangerOf({ kind, place }: Target, { entries }: Pick<Host, 'entries'>): string | null {
  if (entries.includes('.git')) return 'is a repository';
  const folder = kind === 'folder' ? place : place.replace(/^[^:]*:(?!\/\/)/, '');
  const isHome = kind === 'folder' && (homeFolder() + path.sep).startsWith(folder.replace(/[\\/]*$/, path.sep));
  return isHome || /^(\/|~[^/]*|\.|\/root|\/home\/[^/]+)?\/*$/.test(folder) ? 'is a home folder, or holds some' : null;
}
