import type { Source } from '../schemas/Content';

export type { Source };

/** Something that is true of the clinic, and how sure the site is of it. */
export type Fact<Value> = Source & { readonly value: Value };

/** An entry of a list. */
interface Sourced {
  /** Where this one comes from, where that differs from its list: a real colleague beside samples. */
  readonly source?: Source;
}

/** Where each field of the entries of a list comes from. When an entry is shown is the editor's choice, and no fact. */
export type Sources<Entry> = { readonly [Field in keyof Required<Omit<Entry, 'source' | 'shownFrom'>>]: Source };

/** Where a field of an entry comes from, given where the field comes from in its list. */
export const sourceOf = ({ source }: Sourced, listed: Source): Source =>
  source === undefined || listed.status === 'own' ? listed : source;
