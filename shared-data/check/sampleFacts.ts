import { addDays, type ClinicDay } from '../src/dates/clinicDay';
import { sourceOf, type Fact, type Source } from '../src/Fact';
import type { LoadedContent, LoadedKind } from '../compile/loadContent';
import { pagesShowing } from './pagesShowing';
import { sampleMark, type SampleMark } from './sampleMarks';

/** A fact with the place where it is edited, and where it is shown. */
export type PlacedFact = Fact<unknown> & {
  readonly file: string;
  readonly name: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
};

/** What waits to be confirmed. Ask after the content was checked: it trusts their types. */
export const sampleFacts = (content: LoadedContent): readonly PlacedFact[] =>
  placedFacts(content).filter(({ status }) => status === 'sample');

/** What is no sample by its status, and by its words is one that no sample has. */
export function disguisedSamples(content: LoadedContent): readonly (PlacedFact & { readonly mark: SampleMark })[] {
  const known = JSON.stringify(sampleFacts(content).map(({ value }) => value));
  return placedFacts(content)
    .filter(({ status }) => status !== 'sample')
    .flatMap((fact) => {
      const mark = sampleMark(JSON.stringify(fact.value));
      // What is given may point at a sample, which is listed itself.
      return mark && !known.includes(mark.words) ? [{ ...fact, mark }] : [];
    });
}

/** Hours and prices change more often than the rest. */
const changesOften = /^hours$|^closures$|cost$|\.prices$/i;

/** What was confirmed so long ago that somebody has to look again: hours and prices half a year, the rest a year. */
export const oldFacts = (content: LoadedContent, today: ClinicDay): readonly PlacedFact[] =>
  placedFacts(content).filter(
    ({ name, verifiedOn }) =>
      verifiedOn !== undefined && addDays(verifiedOn, changesOften.test(name) ? 183 : 365) < today,
  );

type Fields = Readonly<Record<string, unknown>>;

/** A fact in its file, and the field it stands in; none where the file is the fact. */
type FieldFact = Fact<unknown> & { readonly file: string; readonly field: string | undefined };

/** Every fact of the site, and every field of its entries. */
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

/** The facts of a file: it is one, or has one in each field. Menus say nothing of the clinic. */
function fileFacts({ files }: LoadedKind): readonly FieldFact[] {
  return files.flatMap(({ file, resolved }): readonly FieldFact[] => {
    const isFact = (value: unknown): value is Fact<unknown> => 'status' in (Object(value) as object);
    if (isFact(resolved)) return [{ ...resolved, file, field: undefined }];
    return Object.entries(resolved as Fields).flatMap(([field, fact]) =>
      isFact(fact) ? [{ ...fact, file, field }] : [],
    );
  });
}

/** Every field of the entries as facts: one for all entries that are what their list says, and one for each that is not. */
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
