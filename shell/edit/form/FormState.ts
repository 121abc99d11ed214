import type { Field } from '../entry/Field';

/** The messages of the check, by field. */
export type Problems = ReadonlyMap<string, readonly string[]>;

/** The content of a form, and what it can offer. */
export interface FormState {
  readonly value: unknown;
  /** Whether the entry is new. The form does not report missing fields of a new entry. */
  readonly isNew: boolean;
  readonly problems: Problems;
  /** The addresses of the site's own pages. */
  readonly addresses: readonly string[];
  readonly pictures: readonly string[];
  /** The names of a list's files, if the form shows their order. */
  readonly names?: ReadonlyMap<string, string>;
  /** Photographs of the draft by field: their names and addresses. The site does not have them yet. */
  readonly kept?: ReadonlyMap<string, { readonly name: string; readonly address: string }>;
  /** The button that the user pressed last. It keeps the focus. */
  readonly moved?: string | undefined;
}

export interface ControlProps {
  readonly field: Field;
  readonly place: string;
  readonly label: string;
  readonly state: FormState;
}

/** The attributes that tie a control to its help and its problems. */
export function fieldAttributes({ field, place, state }: ControlProps) {
  const ids = [...(field.help ? [`${place}-help`] : []), ...(state.problems.has(place) ? [`${place}-problem`] : [])];
  return {
    id: place,
    name: place,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(state.problems.has(place) && { 'aria-invalid': true }),
  };
}
