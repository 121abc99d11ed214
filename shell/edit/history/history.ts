import { parseEntryFile } from '@site/shared-data/compile/EntryFile';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { userGit } from '../../git/git';
import { kindOf, nameOf, textOf } from '../entry/entries';
import { isFields } from '../entry/Field';

/** A change that a version makes to a field. */
export interface FieldChange {
  /** Its path, such as 'prices.0.dollars', or '' for a file without fields. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A version of an entry. */
export interface Version {
  /** Its commit, or null for saved changes that no commit has. */
  readonly commit: string | null;
  readonly author: string;
  /** ISO 8601 with its offset. */
  readonly at: string;
  readonly subject: string;
  readonly changes: readonly FieldChange[];
  /** Whether the file has this text now. */
  readonly isCurrent: boolean;
  /** Whether the entry exists in this version. */
  readonly isThere: boolean;
}

/** A removed entry, and the commit that has its last text. */
export interface RemovedEntry {
  readonly file: string;
  readonly name: string;
  readonly commit: string;
  /** Null if no commit has the removal yet. */
  readonly removed: { readonly author: string; readonly at: string; readonly subject: string } | null;
}

/** The most versions of an entry to show, and the most commits to search for changed or removed entries. */
const most = { versions: 50, commits: 300 } as const;

/** Runs git in the folder of the entries. Returns '' if git fails, for example outside a clone. */
const ask = (entries: string, args: readonly string[]): Promise<string> =>
  userGit(['--literal-pathspecs', ...args], {}, entries).catch(() => '');

/** Returns whether a text is a commit hash. Git gets no other revision from a request. */
const isCommit = (text: string): boolean => /^[0-9a-f]{40,64}$/.test(text);

/** Returns the text of a file in a commit, or null if the commit does not have the file. */
export const textIn = (entries: string, commit: string, file: string): Promise<string | null> =>
  isCommit(commit) ? userGit(['show', `${commit}:./${file}`], {}, entries).catch(() => null) : Promise.resolve(null);

/** Returns the fields in which two values differ, with their paths. */
export function fieldChanges(before: unknown, after: unknown, field = ''): readonly FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [before, after].map((value) => (value === undefined ? {} : value));
  if (!isFields(old) || !isFields(now)) return [{ field, before, after }];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name) => fieldChanges(old[name], now[name], field === '' ? name : `${field}.${name}`));
}

const valueOf = (text: string | null): unknown => (text === null ? undefined : parseEntryFile('', text).value);

interface LoggedCommit {
  readonly commit: string;
  readonly author: string;
  readonly at: string;
  readonly subject: string;
  /** The files it changed, below the folder of entries. */
  readonly files: readonly string[];
}

async function log(entries: string, args: readonly string[], of: string): Promise<readonly LoggedCommit[]> {
  const format = '--format=%x01%H%x00%an%x00%aI%x00%s%x00';
  const said = await ask(entries, [
    'log',
    '-z',
    '--no-renames',
    '--name-only',
    '--relative',
    format,
    ...args,
    '--',
    of,
  ]);
  return said.split('\x01').flatMap((one) => {
    const [commit = '', author = '', at = '', subject = '', ...files] = one.split('\0');
    return commit === ''
      ? []
      : [{ commit, author, at, subject, files: files.map((file) => file.trim()).filter(Boolean) }];
  });
}

/** Returns who wrote a file as it is in a commit, and when. Returns undefined if git does not know the file. */
export const versionOf = async (
  entries: string,
  commit: string,
  file: string,
): Promise<Pick<Version, 'author' | 'at'> | undefined> =>
  isCommit(commit) ? (await log(entries, ['--max-count=1', commit], file))[0] : undefined;

/** Returns the versions of an entry, the newest first. The list is empty if git does not know the file. */
export async function versionsOf(entries: string, file: string): Promise<readonly Version[]> {
  const commits = await log(entries, [`--max-count=${most.versions + 1}`], file);
  const texts = await Promise.all(commits.map(({ commit }) => textIn(entries, commit, file)));
  const now = existsSync(path.join(entries, file)) ? textOf(entries, file) : null;
  const committed = commits.map(({ commit, author, at, subject }, index) => ({
    ...{ commit, author, at, subject },
    changes: fieldChanges(valueOf(texts[index + 1] ?? null), valueOf(texts[index] ?? null)),
    isCurrent: index === 0 && texts[index] === now,
    isThere: texts[index] !== null,
  }));
  if (commits.length === 0 || texts[0] === now) return committed.slice(0, most.versions);
  const own: Version = {
    ...{ commit: null, author: '', at: '', subject: '', isCurrent: true, isThere: now !== null },
    changes: fieldChanges(valueOf(texts[0] ?? null), valueOf(now)),
  };
  return [own, ...committed.slice(0, most.versions)];
}

/** Returns the files of entries that differ from the last commit, or that no commit has. */
async function uncommitted(entries: string): Promise<readonly string[]> {
  const [changed, added] = await Promise.all([
    ask(entries, ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', '.']),
    ask(entries, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
  ]);
  return [...changed.split('\0'), ...added.split('\0')].filter(Boolean);
}

const isThere = (entries: string, file: string) => existsSync(path.join(entries, file));

/** Returns the entries that changed last, the newest first. @param count the most files to return. */
export async function changedLast(entries: string, count: number): Promise<readonly string[]> {
  const [own, commits] = await Promise.all([uncommitted(entries), log(entries, [`--max-count=${most.commits}`], '.')]);
  const files = [...own, ...commits.flatMap((one) => one.files)];
  return [...new Set(files)].filter((file) => kindOf(file) && isThere(entries, file)).slice(0, count);
}

/** Returns the removed entries of lists, the newest removal first. */
export async function removedEntries(entries: string): Promise<readonly RemovedEntry[]> {
  const head = (await ask(entries, ['rev-parse', 'HEAD'])).trim();
  if (!isCommit(head)) return [];
  const own = (await uncommitted(entries)).map((file) => ({ file, commit: head, removed: null }));
  const gone = (await log(entries, [`--max-count=${most.commits}`, '--diff-filter=D'], '.')).flatMap(
    ({ commit, files, ...removed }) => files.map((file) => ({ file, commit: `${commit}^`, removed })),
  );
  const seen = new Set<string>();
  const found: RemovedEntry[] = [];
  for (const { file, commit, removed } of [...own, ...gone]) {
    if (seen.has(file) || isThere(entries, file) || !kindOf(file)?.isList) continue;
    seen.add(file);
    const id = (await ask(entries, ['rev-parse', commit])).trim();
    const text = await textIn(entries, id, file);
    if (text !== null) found.push({ file, name: nameOf(valueOf(text)) || file, commit: id, removed });
  }
  return found;
}
