import type { Field } from './Field';

/** Messages of the check, by the places of the fields they are about. */
export type Problems = ReadonlyMap<string, readonly string[]>;

/** What a form is filled with, and what it can offer. */
export interface FormState {
  readonly value: unknown;
  /** Whether the entry is new: what it does not say yet is nobody's mistake. */
  readonly isNew: boolean;
  readonly problems: Problems;
  /** The addresses of the site's own pages. */
  readonly addresses: readonly string[];
  readonly pictures: readonly string[];
  /** What the files of a list are called, where their order is asked for. */
  readonly names?: ReadonlyMap<string, string>;
  /** The photographs that were chosen before and are not taken in yet, by their fields: their names, and where they are shown. */
  readonly kept?: ReadonlyMap<string, { readonly name: string; readonly address: string }>;
  /** The button that was pressed last: it keeps the focus. */
  readonly moved?: string | undefined;
}

/** What each control is given. */
export interface ControlProps {
  readonly field: Field;
  readonly place: string;
  readonly label: string;
  readonly state: FormState;
}

/** The attributes that tie a control to its help and its problems. */
export function described({ field, place, state }: ControlProps) {
  const ids = [...(field.help ? [`${place}-help`] : []), ...(state.problems.has(place) ? [`${place}-problem`] : [])];
  return {
    id: place,
    name: place,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(state.problems.has(place) && { 'aria-invalid': true }),
  };
}
