import { listFile, type LoadedContent } from '@site/shared-data/compile/loadContent';
import { listedName } from '../entry/entries';

/** An entry among others. */
export interface ListedEntry {
  readonly file: string;
  readonly name: string;
}

/** Entries under one heading. */
export interface ListedGroup {
  readonly title: string;
  readonly entries: readonly ListedEntry[];
  /** Where more of them can be added: the kind, and the file that orders them. */
  readonly list: { readonly kind: string; readonly file: string } | null;
}

/** Returns the entries of groups, each named as it is on its own: 'Events: Hope Gala'. A single file needs no heading. */
export const namedEntries = (groups: readonly ListedGroup[]): readonly ListedEntry[] =>
  groups.flatMap(({ title, list, entries }) =>
    list ? entries.map(({ file, name }) => ({ file, name: `${title}: ${name}` })) : entries,
  );

/** What the folders of single files are called. */
const folderTitles = { clinic: 'The clinic', pages: 'What single pages say', navigation: 'Menus' } as const;

/** Everything that has words, under its headings; lists before single files. */
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
