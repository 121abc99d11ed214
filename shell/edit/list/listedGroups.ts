import { listFile, type LoadedContent } from '@site/shared-data/compile/loadContent';
import { listedName } from '../entry/entries';

/** An entry in the list. */
export interface ListedEntry {
  readonly file: string;
  readonly name: string;
}

/** Entries under one heading. */
export interface ListedGroup {
  readonly title: string;
  readonly entries: readonly ListedEntry[];
  /** The kind of a new entry, and the file that orders the list. Null if nobody can add entries. */
  readonly list: { readonly kind: string; readonly file: string } | null;
}

/** Returns the entries of groups, each with the name of its group: 'Events: Hope Gala'. A single file has no such prefix. */
export const namedEntries = (groups: readonly ListedGroup[]): readonly ListedEntry[] =>
  groups.flatMap(({ title, list, entries }) =>
    list ? entries.map(({ file, name }) => ({ file, name: `${title}: ${name}` })) : entries,
  );

/** The headings for the folders of single files. */
const folderTitles = { clinic: 'The clinic', pages: 'What single pages say', navigation: 'Menus' } as const;

/** Returns all entries that contain some words, in groups. Lists come before single files. */
export function listedGroups({ kinds }: LoadedContent, words: string): readonly ListedGroup[] {
  const has = (value: unknown) =>
    JSON.stringify(value ?? '')
      .toLowerCase()
      .includes(words.toLowerCase());
  const all = kinds.map(({ kind, files }) => ({
    kind,
    entries: files
      .filter(({ resolved }) => has(resolved))
      .map(({ file, resolved }) => ({ file, name: kind.isList ? listedName(resolved) || file : kind.title })),
  }));
  const lists = all.flatMap(({ kind: { isList, title, name, place }, entries }) =>
    isList ? [{ title, entries, list: { kind: name, file: `${place}/${listFile}` } }] : [],
  );
  const others = Object.entries(folderTitles).map(([folder, title]) => {
    const own = all.filter(({ kind }) => kind.place.startsWith(`${folder}/`));
    return { title, entries: own.flatMap((one) => one.entries), list: null };
  });
  return [...lists, ...others].filter(({ entries }) => words === '' || entries.length > 0);
}
