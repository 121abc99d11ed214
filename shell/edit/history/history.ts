import { parseEntryFile } from '@site/shared-data/compile/EntryFile';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { userGit } from '../../git/git';
import { kindOf, nameOf, textOf } from '../entry/entries';
import { isFields } from '../entry/Field';

/** What a version of an entry changed in a field. */
export interface FieldChange {
  /** Its place, such as 'prices.0.dollars'; '' for a file that is no entry with fields. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A version of an entry. */
export interface Version {
  /** The commit that wrote it; null for what is saved here and in no commit. */
  readonly commit: string | null;
  readonly author: string;
  /** ISO 8601 with its offset. */
  readonly at: string;
  readonly subject: string;
  readonly changes: readonly FieldChange[];
  /** Whether it is what the file says now. */
  readonly isCurrent: boolean;
  /** Whether the entry is there in it. */
  readonly isThere: boolean;
}

/** An entry that was removed, and the version that has its last words. */
export interface RemovedEntry {
  readonly file: string;
  readonly name: string;
  readonly commit: string;
  /** Null where the removal is in no commit yet. */
  readonly removed: { readonly author: string; readonly at: string; readonly subject: string } | null;
}

/** How many versions of an entry are shown, and how many commits are searched for what was changed or removed. */
const most = { versions: 50, commits: 300 } as const;

/** Runs git where the entries are; an empty answer where git knows nothing of them. */
const ask = (entries: string, args: readonly string[]): Promise<string> =>
  userGit(['--literal-pathspecs', ...args], {}, entries).catch(() => '');

/** Whether a text can name a commit: nothing else gets to git. */
const isCommit = (text: string): boolean => /^[0-9a-f]{40,64}$/.test(text);

/** What a file said in a commit; null where it was not there. */
export const textIn = (entries: string, commit: string, file: string): Promise<string | null> =>
  isCommit(commit) ? userGit(['show', `${commit}:./${file}`], {}, entries).catch(() => null) : Promise.resolve(null);

/** The fields in which two values differ, with the fields around them. */
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

/** The versions of an entry, the newest first; none where git does not know it. */
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

/** Files of entries that say something else than in the last commit, or are in none. */
async function uncommitted(entries: string): Promise<readonly string[]> {
  const [changed, added] = await Promise.all([
    ask(entries, ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', '.']),
    ask(entries, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
  ]);
  return [...changed.split('\0'), ...added.split('\0')].filter(Boolean);
}

const isThere = (entries: string, file: string) => existsSync(path.join(entries, file));

/** The files of entries that were changed last, the last first. @param count how many at most. */
export async function changedLast(entries: string, count: number): Promise<readonly string[]> {
  const [own, commits] = await Promise.all([uncommitted(entries), log(entries, [`--max-count=${most.commits}`], '.')]);
  const files = [...own, ...commits.flatMap((one) => one.files)];
  return [...new Set(files)].filter((file) => kindOf(file) && isThere(entries, file)).slice(0, count);
}

/** The entries of lists that were removed, the last first. */
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
