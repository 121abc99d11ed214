import path from 'node:path';
import type { ClinicEvent } from '../src/events';
import { addDays } from '../src/dates/clinicDay';
import type { ClinicDay } from '../src/dates/clinicDay';
import { sourceOf } from '../src/Fact';
import type { Fact, Source, Sourced } from '../src/Fact';
import type { Content } from './Content';
import { entryKinds } from './entryKinds';
import { findFacts } from './findFacts';
import { pagesShowing } from './pagesShowing';
import { sampleMark } from './sampleMarks';
import type { SampleMark } from './sampleMarks';

/** A fact with the place where it is edited, and where it is shown. */
export type PlacedFact = Fact<unknown> & {
  readonly file: string;
  readonly name: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
};

/** What waits to be confirmed. Ask after the content was checked: it trusts their types. */
export const sampleFacts = (content: Content): readonly PlacedFact[] =>
  placedFacts(content).filter(({ status }) => status === 'sample');

/** What is no sample by its status, and by its words is one that no sample has. */
export function disguisedSamples(content: Content): readonly (PlacedFact & { readonly mark: SampleMark })[] {
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
export const oldFacts = (content: Content, today: ClinicDay): readonly PlacedFact[] =>
  placedFacts(content).filter(
    (fact) => fact.status === 'confirmed' && addDays(fact.verifiedOn, changesOften.test(fact.name) ? 183 : 365) < today,
  );

/** Every fact of the site, and every field of its entries. */
function placedFacts(content: Content): readonly PlacedFact[] {
  const paths = { ...Object(content.modules.get('paths.ts')?.['paths']), ...eventPaths(content) } as Readonly<
    Record<string, string>
  >;
  const facts = findFacts(content).map(({ file, name, fact }) => ({ ...(fact as Fact<unknown>), file, name }));
  return [...facts, ...entryFields(content)].map((fact) => ({ ...fact, pages: pagesShowing(fact.name, paths) }));
}

/** The pages of events by the names their facts go by: `hopeGala` for '/events/hope-gala'. */
function eventPaths({ modules }: Content) {
  const events = (modules.get('events.ts')?.['events'] ?? []) as readonly Pick<ClinicEvent, 'detailPageUrl'>[];
  const nameOf = (address: string) =>
    path.basename(address).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(events.map(({ detailPageUrl }) => [nameOf(detailPageUrl), detailPageUrl]));
}

/** Every field of the entries as facts: one for all entries that are what their list says, and one for each that is not. */
function entryFields({ modules }: Content) {
  return entryKinds(null).flatMap(({ file, list, sources = '' }) => {
    const entries = (modules.get(file)?.[list] ?? []) as readonly (Sourced & Readonly<Record<string, unknown>>)[];
    const listed = (modules.get(file)?.[sources] ?? {}) as Readonly<Record<string, Source>>;
    return Object.entries(listed).flatMap(([field, source]) => {
      const place = { file, name: `${list}.${field}` };
      const valuesOf = (some: typeof entries) => some.flatMap((entry) => (field in entry ? [entry[field]] : []));
      const asListed = valuesOf(entries.filter((entry) => sourceOf(entry, source) === source));
      const others = entries.filter((entry) => sourceOf(entry, source) !== source);
      return [
        ...(asListed.length > 0 ? [{ ...source, ...place, value: asListed }] : []),
        ...others.flatMap((entry) =>
          valuesOf([entry]).map((value) => ({ ...sourceOf(entry, source), ...place, value })),
        ),
      ];
    });
  });
}
