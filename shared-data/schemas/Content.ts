import type { z } from 'zod';
import type { image } from './image';
import type { FileKind, kinds, ListKind } from './kinds';
import type { source } from './source';

/** Makes a type deeply readonly. */
type Unchanging<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: Unchanging<Value[Field]> }
    : Value;

type Kinds = typeof kinds;

/** The whole content as pages see it, by the names of its exports. */
export type Content = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends ListKind<infer Schema>
    ? readonly Unchanging<z.infer<Schema>>[]
    : Kinds[Name] extends FileKind<infer Schema>
      ? Unchanging<z.infer<Schema>>
      : never;
};

/** The source of a value. */
export type Source = Unchanging<z.infer<typeof source>>;

/** The picture of an entry. */
export type EntryImage = Unchanging<z.infer<typeof image>>;
