import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { rsyncFault } from '../compose/publish/rsync';
import { accountName } from '../git/accountName';
import { userGit } from '../git/git';

/** What git says of the sources here; empty where it says nothing. */
const ask = async (...args: readonly string[]): Promise<string> => (await userGit(args).catch(() => '')).trim();

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A path as shells take it. */
const quoted = (file: string) => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);

/** Folders that another account has: git refuses to work in such a repository, and nothing can be written there. */
async function ownership(): Promise<string[]> {
  const own = process.getuid?.();
  const others = [dirs.root, dirs.dist, dirs.store].filter(
    (folder) => own !== undefined && existsSync(folder) && statSync(folder).uid !== own,
  );
  const topmost = others.filter((folder) => !others.some((other) => folder.startsWith(other + path.sep)));
  return topmost.map(
    (folder) =>
      `${folder} belongs to another account than ${accountName()}; take it over (chown -R), or let git trust it: git config --global --add safe.directory ${quoted(folder)}`,
  );
}

async function shallowClone(): Promise<string[]> {
  if ((await ask('rev-parse', '--is-shallow-repository')) !== 'true') return [];
  return [
    'this clone is shallow: a release cannot tell whether its sources are older than those that are live; complete it: git fetch --unshallow',
  ];
}

/** Hooks of the user that proposals and commits meet here. Those of the store are never run. */
async function userHooks(): Promise<string[]> {
  const folder = path.resolve(dirs.root, (await ask('rev-parse', '--git-path', 'hooks')) || '.git/hooks');
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => !name.includes('.'));
  const hooks = names.filter((name) => isExecutable(path.join(folder, name)));
  if (hooks.length === 0) return [];
  return [
    `git runs hooks here (${folder}: ${hooks.join(', ')}): where one refuses a proposed change, mend what it names, or take it away`,
  ];
}

/** A umask that closes files to others. Publishing opens what it sends; a server that reads `dist/site` itself cannot. */
async function closedUmask(): Promise<string[]> {
  const mask = process.umask();
  if ((mask & 0o055) === 0) return [];
  const shown = mask.toString(8).padStart(3, '0');
  return [
    `umask ${shown} closes new files to other accounts: npm run publish opens what it sends; a web server that reads dist/site needs umask 022`,
  ];
}

/** How many folders `npm run dev` watches, roughly: the sources, and packages that are links. */
const neededWatches = 8_192;

async function fewWatches(): Promise<string[]> {
  const limit = Number(await readFile('/proc/sys/fs/inotify/max_user_watches', 'utf8').catch(() => ''));
  if (!limit || limit >= neededWatches) return [];
  return [
    `this system watches ${limit} files; npm run dev may miss edits: sudo sysctl fs.inotify.max_user_watches=524288`,
  ];
}

/** What works here, but not as somebody may expect. Each gives a line with its remedy, or nothing. */
export const machineNotices: readonly (() => Promise<readonly string[]>)[] = [
  ownership,
  shallowClone,
  userHooks,
  closedUmask,
  fewWatches,
  rsyncFault,
];
