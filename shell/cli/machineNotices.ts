import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { rsyncFault } from '../publish/Host';
import { accountName } from '../git/accountName';
import { userGit } from '../git/git';

/** Returns git's answer about the sources here, or '' if git fails. */
const ask = async (...args: readonly string[]): Promise<string> => (await userGit(args).catch(() => '')).trim();

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Quotes a path for a shell. */
const quoted = (file: string) => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);

/**
 * Warns about folders of another account. Git refuses to work in such a repository, and commands cannot write there.
 */
async function ownership(): Promise<string[]> {
  const own = process.getuid?.();
  const others = [dirs.root, dirs.dist, dirs.store].filter(
    (folder) => own !== undefined && existsSync(folder) && statSync(folder).uid !== own,
  );
  const topmost = others.filter((folder) => !others.some((other) => folder.startsWith(other + path.sep)));
  return topmost.map(
    (folder) =>
      `${folder} does not belong to ${accountName()}. Change its owner (chown -R), or let git trust it: git config --global --add safe.directory ${quoted(folder)}`,
  );
}

async function shallowClone(): Promise<string[]> {
  if ((await ask('rev-parse', '--is-shallow-repository')) !== 'true') return [];
  return [
    'this clone is shallow, so a release cannot tell whether its sources are older than the live ones. Complete it: git fetch --unshallow',
  ];
}

/** Warns about the user's git hooks, which run for proposals and commits. Hooks of the store never run. */
async function userHooks(): Promise<string[]> {
  const folder = path.resolve(dirs.root, (await ask('rev-parse', '--git-path', 'hooks')) || '.git/hooks');
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => !name.includes('.'));
  const hooks = names.filter((name) => isExecutable(path.join(folder, name)));
  if (hooks.length === 0) return [];
  return [
    `git runs hooks here (${folder}: ${hooks.join(', ')}): if one rejects a proposed change, fix what it names, or remove the hook`,
  ];
}

/**
 * Warns about a umask that hides new files from other accounts. Publishing makes its files readable, but a web server
 * cannot read `dist/site` directly.
 */
async function closedUmask(): Promise<string[]> {
  const mask = process.umask();
  if ((mask & 0o055) === 0) return [];
  const shown = mask.toString(8).padStart(3, '0');
  return [
    `umask ${shown} hides new files from other accounts. npm run publish makes its files readable, but a web server that reads dist/site needs umask 022`,
  ];
}

/** About how many folders `npm run dev` watches: the sources, and linked packages. */
const neededWatches = 8_192;

async function fewWatches(): Promise<string[]> {
  const limit = Number(await readFile('/proc/sys/fs/inotify/max_user_watches', 'utf8').catch(() => ''));
  if (!limit || limit >= neededWatches) return [];
  return [
    `this system watches at most ${limit} files, so npm run dev may miss edits. Raise the limit: sudo sysctl fs.inotify.max_user_watches=524288`,
  ];
}

/**
 * Checks for settings that may surprise, although the commands work. Each returns lines with a remedy, or an empty
 * array.
 */
export const machineNotices: readonly (() => Promise<readonly string[]>)[] = [
  ownership,
  shallowClone,
  userHooks,
  closedUmask,
  fewWatches,
  rsyncFault,
];
