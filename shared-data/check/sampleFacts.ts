import path from 'node:path';
import type { ClinicEvent } from '../src/events';
import type { Fact, Source } from '../src/Fact';
import type { Content } from './Content';
import { entryKinds } from './entryKinds';
import { findFacts } from './findFacts';
import { pagesShowing } from './pagesShowing';

/** A fact with the place where it is edited, and where it is shown. */
export type PlacedFact = Fact<unknown> & {
  readonly file: string;
  readonly name: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
};

/** What waits to be confirmed. Ask after the content was checked: it trusts their types. */
export function sampleFacts(content: Content): readonly PlacedFact[] {
  const paths = { ...Object(content.modules.get('paths.ts')?.['paths']), ...eventPaths(content) } as Readonly<
    Record<string, string>
  >;
  const facts = findFacts(content).map(({ file, name, fact }) => ({ ...(fact as Fact<unknown>), file, name }));
  return [...facts, ...entryFields(content)]
    .filter(({ status }) => status === 'sample')
    .map((fact) => ({ ...fact, pages: pagesShowing(fact.name, paths) }));
}

/** The pages of events by the names their facts go by: `hopeGala` for '/events/hope-gala'. */
function eventPaths({ modules }: Content) {
  const events = (modules.get('events.ts')?.['events'] ?? []) as readonly Pick<ClinicEvent, 'detailPageUrl'>[];
  const nameOf = (address: string) =>
    path.basename(address).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(events.map(({ detailPageUrl }) => [nameOf(detailPageUrl), detailPageUrl]));
}

/** Every field of the entries as a fact: its value is what stands there in all entries. */
function entryFields({ modules }: Content) {
  return entryKinds(null).flatMap(({ file, list, sources = '' }) => {
    const entries = (modules.get(file)?.[list] ?? []) as readonly Readonly<Record<string, unknown>>[];
    const sourceOf = (modules.get(file)?.[sources] ?? {}) as Readonly<Record<string, Source>>;
    return Object.entries(sourceOf).flatMap(([field, source]) => {
      const value = entries.flatMap((entry) => (field in entry ? [entry[field]] : []));
      return value.length > 0 ? [{ ...source, value, file, name: `${list}.${field}` }] : [];
    });
  });
}
