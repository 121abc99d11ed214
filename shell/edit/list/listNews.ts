import { allKinds } from '@site/shared-data/schemas/kinds';
import { addressWith, entryQuery } from '../frame/addresses';
import type { Draft } from '../form/drafts';
import { kindOf, nameOf, titleOf } from '../entry/entries';
import { namedEntries, type ListedEntry, type ListedGroup } from './listedGroups';
import type { Waiting } from '../release/WaitingList';
import type { Work } from '../release/works';

/** The news that the start page shows above the list of entries. */
export interface ListNews {
  /** The entries that were changed last. */
  readonly last: readonly ListedEntry[];
  /** The unsaved drafts: the name, the address and the time of the last change of each (ISO 8601, UTC). */
  readonly drafts: readonly { readonly name: string; readonly address: string; readonly at: string }[];
  readonly waiting: Waiting;
  /** The number of commits that `origin` does not have, and the number of changes that were proposed from here. */
  readonly unpushed: number;
  readonly proposals: number;
  readonly running: Pick<Work, 'id' | 'title'> | null;
}

/** Returns files as the start page names them: 'Events: Hope Gala'. */
export function listedFiles(
  entries: string,
  groups: readonly ListedGroup[],
  files: readonly string[],
): ListNews['last'] {
  const known = new Map(namedEntries(groups).map((one) => [one.file, one]));
  return files.map((file) => known.get(file) ?? { file, name: titleOf(entries, file) });
}

/** Returns drafts as the start page names them. */
export const listedDrafts = (entries: string, drafts: readonly Draft[]): ListNews['drafts'] =>
  drafts.map(({ id, kind, file, fields, at }) => {
    const { title = kind } = (file ? kindOf(file) : allKinds.find(({ name }) => name === kind)) ?? {};
    const name = nameOf(Object.fromEntries(fields)) || (file && titleOf(entries, file)) || 'a new one';
    return { name: `${title}: ${name}`, address: addressWith('/entry', { ...entryQuery(kind, file), draft: id }), at };
  });
