import type { z } from 'zod';

/** Which of two fields comes first. */
interface Order {
  readonly first: string;
  readonly last: string;
  readonly read: (text: string) => string | number;
  /** Whether both may be the same. */
  readonly mayBeEqual: boolean;
}

const textIn = (entry: unknown, field: string): string =>
  String(Object.entries(Object(entry) as object).find(([name]) => name === field)?.[1]);

/** Says so when one field of an entry lies before another; what cannot be read is reported by its own field. */
export function inOrder<Entry extends z.ZodType>(entry: Entry, { first, last, read, mayBeEqual }: Order): Entry {
  const isInOrder = (value: unknown) => {
    try {
      const [from, to] = [read(textIn(value, first)), read(textIn(value, last))];
      return from < to || (mayBeEqual && from === to);
    } catch {
      return true;
    }
  };
  const error = `${mayBeEqual ? 'nothing before' : 'something after'} '${first}'`;
  // Tried even when another field is wrong, so that one run lists everything.
  return entry.refine(isInOrder, { path: [last], error, when: () => true });
}
