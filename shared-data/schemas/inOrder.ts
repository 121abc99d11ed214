import type { z } from 'zod';
import { always, valueIn } from './fields';

/** A rule for the order of two fields. */
interface Order {
  readonly first: string;
  readonly last: string;
  readonly read: (text: string) => string | number;
  /** Whether both may be equal. */
  readonly mayBeEqual: boolean;
  /** Another remedy, in words. */
  readonly remedy?: string;
  /** Returns whether the rule applies to an entry. The default is all entries. */
  readonly when?: (entry: unknown) => boolean;
}

const textIn = (entry: unknown, field: string) => String(valueIn(entry, field));

/** Returns the name of a field as words: 'start time'. */
const said = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Reports a field whose value is before another's. Invalid values have their own problem. */
export function inOrder<Entry extends z.ZodType>(entry: Entry, order: Order): Entry {
  const { first, last, read, mayBeEqual, remedy, when = () => true } = order;
  const isInOrder = (value: unknown) => {
    if (!when(value)) return true;
    try {
      const [from, to] = [read(textIn(value, first)), read(textIn(value, last))];
      return from < to || (mayBeEqual && from === to);
    } catch {
      return true;
    }
  };
  return entry.refine(isInOrder, {
    path: [last],
    error: ({ input }) =>
      `${mayBeEqual ? 'nothing before' : 'something after'} ${textIn(input, first)} (${said(first)})${remedy ? `; ${remedy}` : ''}`,
    ...always,
  });
}
