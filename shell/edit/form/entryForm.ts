import { valueAt } from '@site/shared-data/compile/ContentProblem';
import { parseEntryFile } from '@site/shared-data/compile/EntryFile';
import { loadContent, type LoadedContent } from '@site/shared-data/compile/loadContent';
import { shownFrom } from '@site/shared-data/compile/waiting';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { pictureNames } from '@site/shared-data/schemas/image';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { newDraftPage } from './drafts';
import { formOf, listedName, nameOf, type AnyKind } from '../entry/entries';
import { entryPage, type EntryPage } from './entryPage';
import { linksIn, unknownPaths, within } from '../entry/Field';
import type { FormState } from './FormState';
import { sitePages } from '../release/sitePages';

/** The folder of entries, and the composed site that is live. */
export interface Shown {
  readonly entries: string;
  readonly site: string;
}

/** Returns every file of entries, with its kind and its references. */
export const loadedFiles = ({ kinds }: LoadedContent) =>
  kinds.flatMap(({ kind, files }) => files.map((one) => ({ kind, ...one })));

/** Returns the name of a form's root field. A file that is a list has no field name, so the form calls it 'all'. */
export const rootOf = (kind: AnyKind) => (formOf(kind).kind === 'group' ? '' : 'all');

/** The parts of a form that most pages omit. */
export type FormMore = Partial<EntryPage> &
  Pick<FormState, 'moved' | 'kept'> & {
    /** The content of the folder, if the caller has loaded it already. */
    readonly content?: LoadedContent;
  };

/**
 * Returns the page with the form of an entry and its problems.
 * @param file null if the entry is new.
 *
 * @param base the text of the file from which the value was made.
 */
export function entryForm(
  { entries, site }: Shown,
  kind: AnyKind,
  file: string | null,
  base: string,
  value: unknown,
  { content = loadContent(entries), ...more }: FormMore = {},
): string {
  const root = rootOf(kind);
  // In a file that is a list, field names begin with a row.
  const controlOf = (name: string) => (/^\d/.test(name) ? within(root, name) : name);
  const { value: written, lineOf, problems: unreadable } = parseEntryFile(file ?? '', base);
  const unknown = unknownPaths(formOf(kind), written).map((path) => ({
    field: controlOf(path.join('.')),
    line: lineOf(path),
    value: valueAt(written, path),
  }));
  const problems = [...unreadable, ...(more.problems ?? [])].map(({ field, ...problem }) => ({
    ...problem,
    ...(field !== undefined && { field: controlOf(field) }),
  }));
  const byField = new Map<string, string[]>();
  for (const { field = '', wanted } of problems) byField.set(field, [...(byField.get(field) ?? []), wanted]);
  const loaded = loadedFiles(content);
  const addresses = sitePages(site).map(({ address }) => address);
  const resolved = loaded.find((one) => one.file === file)?.resolved ?? value;
  const state: FormState = {
    value: root === '' ? value : { [root]: value },
    isNew: file === null,
    problems: byField,
    addresses,
    pictures: [...pictureNames()].sort(),
    // Files of other kinds can have the same names.
    names: new Map(
      loaded
        .filter((one) => one.kind.name === kind.name)
        .map((one) => [path.basename(one.file, '.yaml'), listedName(one.resolved)]),
    ),
    moved: more.moved,
    ...(more.kept && { kept: more.kept }),
  };
  const shownOn = shownFrom(resolved);
  return entryPage({
    target: file,
    theirs: [],
    isSaved: false,
    draft: newDraftPage(),
    isThere: file !== null && existsSync(path.join(entries, file)),
    shownOn: shownOn !== undefined && shownOn > clinicClock(Date.now()).day ? shownOn : undefined,
    ...more,
    kind,
    file,
    name: nameOf(resolved) || (file ?? ''),
    base,
    state,
    isReadable: unreadable.length === 0,
    problems,
    unknown,
    // Before the first site is composed, the form knows no page.
    noPages: linksIn(formOf(kind), resolved).filter(
      (one) => addresses.length > 0 && !addresses.includes(one.replace(/#.*/, '')),
    ),
  });
}
