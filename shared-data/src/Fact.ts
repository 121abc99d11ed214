import type { Source } from '../schemas/Content';
import type { shownFromField } from '../schemas/shownFrom';

export type { Source };

/** A fact about the clinic, and how reliable it is. */
export type Fact<Value> = Source & { readonly value: Value };

/** An entry of a list. */
interface Sourced {
  /** Its source, if it differs from its list: a real colleague among samples. */
  readonly source?: Source;
}

/** The source of each field of a list's entries. The first day of an entry is an editor's choice, not a fact. */
export type Sources<Entry> = {
  readonly [Field in keyof Required<Omit<Entry, 'source' | typeof shownFromField>>]: Source;
};

/** Returns the source of an entry's field, given the source of that field in its list. */
export const sourceOf = ({ source }: Sourced, listed: Source): Source =>
  source === undefined || listed.status === 'own' ? listed : source;
