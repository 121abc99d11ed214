import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { dirs } from '../../system/dirs';
import { UserError } from '../../system/UserError';
import { storeDamage } from './storeDamage';
import { assertGit, git, userGit, type GitOptions } from '../../git/git';
import { GitError } from '../../git/GitError';

/** The releases of a site: branches `releases/<package>` of a repository that git can reach. */
export interface Store {
  /** A folder of this machine, or an address. */
  readonly address: string;
  /** The bare repository on this machine. Releases are fetched into it and pushed from it. */
  readonly copy: string;
  /** The folder of checked out releases. */
  readonly releases: string;
  /** The folder for temporary files. They are removed at the end of a change. */
  readonly work: string;
}

/** Returns the branch of a package in a store. */
export const branch = (name: string) => `refs/heads/releases/${name}`;

/** The place of a store's branches in its copy. */
export const fetchedBranches = 'refs/remotes/store/';

/** Returns an address without its password, or without a token in place of a user. Secrets are neither stored nor shown. */
export const withoutSecret = (address: string): string =>
  address.replace(/^(https?:\/\/)[^/@]*@/, '$1').replace(/^(\w+:\/\/[^/:@]*):[^/@]*@/, '$1@');

/** Returns git options that use the secret of an address for one run. */
export const secretOf = (address: string): GitOptions =>
  withoutSecret(address) === address ? {} : { settings: [[`url.${address}.insteadOf`, withoutSecret(address)]] };

/** Runs git in the copy of a store, with the credentials for the store. */
export const gitIn = (
  store: Pick<Store, 'address' | 'copy'>,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> => git(store.copy, args, { ...secretOf(store.address), ...options });

/**
 * Makes a bare repository atomically.
 * @param work the folder in which it is prepared.
 * @param format the format of its hashes.
 */
async function makeRepository(
  folder: string,
  work: string,
  settings: Readonly<Record<string, string>>,
  format = 'sha1',
): Promise<void> {
  const made = path.join(work, randomUUID());
  await mkdir(made, { recursive: true });
  await assertGit();
  await git(made, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, '.']);
  for (const [name, value] of Object.entries(settings)) await git(made, ['config', name, value]);
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(made, folder).catch((error: unknown) => {
    // Another command may have made it meanwhile.
    if (!existsSync(path.join(folder, 'HEAD'))) throw error;
  });
}

/** Returns an address as it is, and a path as an absolute one. */
const absolute = (named: string, folder: string) =>
  /^(\w+:\/\/|[\w.-]+@?[\w.-]*:(?!\\))/.test(named) ? named : path.resolve(folder, named);

/**
 * Returns the address that a setting means: a path, an address, or a remote of the repository in a folder, such as `origin`. As
 * for git, the path of a remote begins at the top of its work tree.
 */
export async function addressOf(named: string, folder: string, setting = 'SITE_STORE'): Promise<string> {
  if (/^[\w-]+$/.test(named)) {
    const remote = await userGit(['remote', 'get-url', named], {}, folder).catch((error: unknown) => {
      if (error instanceof GitError && existsSync(named)) return '';
      throw error instanceof GitError
        ? new UserError(
            `${setting} is '${named}', which is neither a remote of this repository nor a folder; correct it`,
          )
        : error;
    });
    const top = remote && (await userGit(['rev-parse', '--show-toplevel'], {}, folder).catch(() => folder));
    if (remote) return absolute(remote.trim(), top.replace(/\n$/, ''));
  }
  return absolute(named, '');
}

/** Force-pushes would lose releases. The filter allows fetches without files. */
const storeSettings = { 'receive.denyNonFastForwards': 'true', 'uploadpack.allowFilter': 'true' };

/**
 * Makes the store of this machine if it is missing.
 * @throws UserError if something else is there, or a repository that is not complete.
 */
async function makeStore(folder: string, work: string): Promise<void> {
  const found: readonly string[] = await readdir(folder).catch(() => []);
  if (found.includes('HEAD')) return;
  const damage = storeDamage(folder);
  if (damage !== null) throw new UserError(`The store ${folder} is damaged: ${damage}; the site stays as it is`);
  await makeRepository(folder, work, storeSettings);
}

/** Makes the copy of a store. It can be made again at any time. */
async function makeCopy({ address, copy, work }: Store, format?: string): Promise<void> {
  const remote = {
    'remote.store.url': withoutSecret(address),
    'remote.store.fetch': `${branch('*')}:${fetchedBranches}*`,
  };
  // The log records what was pushed from here.
  const settings = { ...remote, 'maintenance.auto': 'false', 'gc.auto': '0', 'core.logAllRefUpdates': 'true' };
  await makeRepository(copy, work, settings, format);
}

/** Replaces a copy that cannot be used with a new one. */
export async function remakeCopy(store: Store, format?: string): Promise<void> {
  const old = path.join(store.work, randomUUID());
  await mkdir(store.work, { recursive: true });
  // The old copy is moved, because git may still be writing there for another command.
  await rename(store.copy, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(old, { recursive: true, force: true }).catch(() => {});
  await makeCopy(store, format);
}

/**
 * Returns whether the copy of a store is damaged, and not the store itself. Causes are a power cut, a full disk, or half a
 * backup.
 */
export async function isCopyDamaged(store: Store): Promise<boolean> {
  try {
    const url = await git(store.copy, ['config', '--get', 'remote.store.url']);
    await git(store.copy, ['fsck', '--no-dangling', '--no-progress']);
    return url.trim() !== withoutSecret(store.address);
  } catch (error) {
    if (error instanceof GitError || (error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/**
 * Opens the store of this site: the repository in `SITE_STORE`, or `dist/store.git`, which is made if missing.
 * @throws UserError if git is missing or too old.
 */
export async function openStore(
  { cache, root, store, stores, work }: Pick<typeof dirs, 'cache' | 'root' | 'store' | 'stores' | 'work'>,
  named = process.env['SITE_STORE'],
): Promise<Store> {
  const address = named ? await addressOf(named, root) : store;
  if (address === store) await makeStore(address, work);
  const hash = createHash('sha256').update(withoutSecret(address)).digest('hex').slice(0, 8);
  const opened = { address, copy: path.join(stores, `${hash}.git`), releases: path.join(cache, 'releases'), work };
  const isWhole = ['HEAD', 'config', 'objects'].every((part) => existsSync(path.join(opened.copy, part)));
  if (!isWhole) await remakeCopy(opened);
  return opened;
}

/**
 * Copies every branch of a store into a new bare repository, such as that of a trial.
 * @throws GitError if the store does not answer.
 */
export async function copyStore(store: Store, folder: string): Promise<void> {
  const format = (await git(store.copy, ['rev-parse', '--show-object-format'])).trim();
  await makeRepository(folder, store.work, storeSettings, format);
  const fetch = ['fetch', '--no-tags', '--no-write-fetch-head', '--progress', withoutSecret(store.address)];
  await git(folder, [...fetch, 'refs/heads/*:refs/heads/*'], { ...secretOf(store.address), isRemote: true });
}
