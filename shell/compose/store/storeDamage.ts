import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../system/UserError';

const isReference = (text: string) => /^(ref: refs\/\S+|[0-9a-f]{40}|[0-9a-f]{64})$/.test(text.trim());

/** The files below `refs` of a repository, from its folder. */
const referencesIn = (folder: string): readonly string[] =>
  existsSync(path.join(folder, 'refs'))
    ? readdirSync(path.join(folder, 'refs'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/**
 * Returns what is wrong with a store's repository on this machine, and the remedy. No command repairs a store, because it may contain
 * the only copy of a release.
 * @param folder a folder, or any other address of a store.
 * @param missing the commit that git did not find, if it named one.
 * @returns null if nothing is wrong, or if the store is elsewhere.
 */
export function storeDamage(folder: string, missing?: string): string | null {
  if (!existsSync(path.join(folder, 'objects'))) return null;
  const head = path.join(folder, 'HEAD');
  if (!existsSync(head) || !isReference(readFileSync(head, 'utf8')))
    return `its file HEAD is missing; write it again, which loses nothing: echo 'ref: refs/heads/main' > '${head}'`;
  const texts = referencesIn(folder).map(
    (file) => [file, readFileSync(path.join(folder, file), 'utf8').trim()] as const,
  );
  const [lost] = texts.find(([, text]) => !isReference(text) || text === missing) ?? [];
  if (lost === undefined) return null;
  const next = 'the next command then says how to put a branch back';
  return `its file ${lost} names no commit of the store; restore it from a backup, or delete it: rm '${path.join(folder, lost)}' (${next})`;
}

/**
 * Throws a UserError if this account cannot write to a store's repository on this machine. A push would fail only after
 * everything is built.
 * @param folder a folder, or any other address of a store.
 */
export function assertWritable(folder: string): void {
  if (!existsSync(path.join(folder, 'objects'))) return;
  const written = ['objects', 'refs/heads', 'refs/heads/releases'].map((part) => path.join(folder, part));
  for (const part of written.filter(existsSync)) {
    try {
      accessSync(part, constants.W_OK);
    } catch {
      throw new UserError(
        `The store ${folder} accepts no release: this account cannot write to ${part}; make it writable, or name another store in SITE_STORE`,
      );
    }
  }
}
