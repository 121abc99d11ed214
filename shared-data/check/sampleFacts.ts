import { addDays, type ClinicDay } from '../src/dates/clinicDay';
import { sourceOf, type Fact, type Source } from '../src/Fact';
import type { LoadedContent, LoadedKind } from '../compile/loadContent';
import { pagesShowing } from './pagesShowing';
import { sampleMark, type SampleMark } from './sampleMarks';

/** A fact with its file and the pages that show it. */
export type PlacedFact = Fact<unknown> & {
  readonly file: string;
  readonly name: string;
  /** The addresses of the pages. */
  readonly pages: readonly string[];
};

/** Returns the facts that are not confirmed yet. Call it only on checked content, because it relies on the types. */
export const sampleFacts = (content: LoadedContent): readonly PlacedFact[] =>
  placedFacts(content).filter(({ status }) => status === 'sample');

/** Returns facts that are not marked as samples but contain sample text, unless a known sample has the same text. */
export function disguisedSamples(content: LoadedContent): readonly (PlacedFact & { readonly mark: SampleMark })[] {
  const known = JSON.stringify(sampleFacts(content).map(({ value }) => value));
  return placedFacts(content)
    .filter(({ status }) => status !== 'sample')
    .flatMap((fact) => {
      const mark = sampleMark(JSON.stringify(fact.value));
      // A given fact may refer to a sample, which is in the list itself.
      return mark && !known.includes(mark.words) ? [{ ...fact, mark }] : [];
    });
}

/** Hours and prices change more often than other facts. */
const changesOften = /^hours$|^closures$|cost$|\.prices$/i;

/** Returns the facts that were confirmed too long ago: hours and prices after half a year, all others after a year. */
export const oldFacts = (content: LoadedContent, today: ClinicDay): readonly PlacedFact[] =>
  placedFacts(content).filter(
    ({ name, verifiedOn }) =>
      verifiedOn !== undefined && addDays(verifiedOn, changesOften.test(name) ? 183 : 365) < today,
  );

type Fields = Readonly<Record<string, unknown>>;

/** A fact in its file, with its field. The field is undefined if the file is the fact. */
type FieldFact = Fact<unknown> & { readonly file: string; readonly field: string | undefined };

/** Returns every fact of the site, and every field of its entries. */
function placedFacts(content: LoadedContent): readonly PlacedFact[] {
  return content.kinds.flatMap((loaded) => {
    const { name, isList } = loaded.kind;
    return (isList ? entryFields(loaded) : fileFacts(loaded)).map(({ field, ...fact }) => ({
      ...fact,
      name: field === undefined ? name : `${name}.${field}`,
      pages: pagesShowing(content, name, field),
    }));
  });
}

/** Returns the facts of a file: the file itself, or its fields. Menus contain no facts. */
function fileFacts({ files }: LoadedKind): readonly FieldFact[] {
  return files.flatMap(({ file, resolved }): readonly FieldFact[] => {
    const isFact = (value: unknown): value is Fact<unknown> => 'status' in (Object(value) as object);
    if (isFact(resolved)) return [{ ...resolved, file, field: undefined }];
    return Object.entries(resolved as Fields).flatMap(([field, fact]) =>
      isFact(fact) ? [{ ...fact, file, field }] : [],
    );
  });
}

/**
 * Returns the fields of the entries as facts. Entries with the source of their list share one fact, and every other
 * entry has its own.
 */
function entryFields({ kind, files, sources }: LoadedKind): readonly FieldFact[] {
  const entries = files.map(({ file, resolved }) => ({
    file,
    entry: resolved as Fields & { readonly source?: Source },
  }));
  return Object.entries(sources as Readonly<Record<string, Source>>).flatMap(([field, listed]) => {
    const having = entries.filter(({ entry }) => field in entry);
    const isAsListed = ({ entry }: (typeof entries)[number]) => sourceOf(entry, listed) === listed;
    const asListed = having.filter(isAsListed).map(({ entry }) => entry[field]);
    const others = having.filter((one) => !isAsListed(one));
    return [
      ...(asListed.length > 0 ? [{ ...listed, file: `${kind.place}/`, field, value: asListed }] : []),
      ...others.map(({ file, entry }) => ({ ...sourceOf(entry, listed), file, field, value: entry[field] })),
    ];
  });
}
