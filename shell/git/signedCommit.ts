import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { buildTime } from '../system/settings';
import { UserError } from '../system/UserError';
import { accountName } from './accountName';
import { git, type GitOptions } from './git';

/** Runs git in the repository of the commit. */
export type RunGit = (args: readonly string[], options?: GitOptions) => Promise<string>;

/**
 * Makes a commit with the current time. Without a user in git's settings, its author is the account of this machine. It
 * is signed if the settings say so.
 * @returns its hash.
 * @throws GitError if git cannot sign it.
 */
export async function commitTree(run: RunGit, tree: string, parent: string | undefined, message: string) {
  const date = `${Math.floor(buildTime().getTime() / 1000)} +0000`;
  const setting = (...args: readonly string[]) => run(['config', ...args]).catch(() => '');
  const account = accountName();
  const isNamed = Boolean(await setting('user.name'));
  const hasAddress = Boolean((await setting('user.email')) || process.env['EMAIL']);
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const settings = [
    ...(isNamed ? [] : ([['user.name', account]] as const)),
    ...(hasAddress ? [] : ([['user.email', `${account}@localhost`]] as const)),
  ];
  const isSigned = (await setting('--type=bool', 'commit.gpgsign')).trim() === 'true';
  const options = [...(parent ? ['-p', parent] : []), ...(isSigned ? ['-S'] : [])];
  return (await run(['commit-tree', tree, ...options, '-F', '-'], { env, settings, input: message })).trim();
}

/**
 * Settings with which git finds no program for OpenPGP and X.509 signatures. The file of allowed signers names ssh keys only, and
 * the keyring of the machine may trust any other key.
 */
const onlySsh = ['gpg.program', 'gpg.openpgp.program', 'gpg.x509.program'].map((key) => [key, devNull] as const);

/**
 * Returns why a commit must not go live: `SITE_SIGNERS` names git's file of allowed signers, and none of them signed
 * it with an ssh key. Returns null otherwise.
 */
export async function signatureFault(repository: string, commit: string): Promise<string | null> {
  const signers = process.env['SITE_SIGNERS'];
  if (!signers) return null;
  if (!existsSync(signers)) throw new UserError(`SITE_SIGNERS names ${signers}, which does not exist. Correct it`);
  const settings = [['gpg.ssh.allowedSignersFile', path.resolve(signers)], ...onlySsh] as const;
  const verified = await git(repository, ['verify-commit', commit], { settings }).catch(() => null);
  return verified === null ? `is not signed by a signer in ${signers}` : null;
}
