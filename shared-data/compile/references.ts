import * as constants from '../src/constants';

/*
 * Words in braces stand for what is said in one place: {org.name} for the name of the clinic, {walkFee} for a constant. A text may
 * have several; one that is nothing else is the value itself, whatever its type.
 */
const reference = /\{([A-Za-z]\w*(?:\.\w+)*)\}/g;

/** What texts may refer to: the facts in files, by the names of their kinds. */
export type Facts = Readonly<Record<string, unknown>>;

/** Something that a text refers to. */
export interface Found {
  readonly value: unknown;
  /** The fact in which it stands, or the constant of the code. */
  readonly root: string;
  /** How code reads it: `org.name.value`. */
  readonly code: string;
}

const isFact = (node: unknown): node is { readonly value: unknown } =>
  typeof node === 'object' && node !== null && 'value' in node && 'status' in node;

const within = (node: unknown, name: string) =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && Object.hasOwn(node, name)
    ? (node as Facts)[name]
    : undefined;

/** What a name such as `org.name` or `walkFee` stands for; undefined where there is no such thing. */
export function find(name: string, facts: Facts): Found | undefined {
  const [root = '', ...steps] = name.split('.');
  let found = { node: within(Object.hasOwn(constants, root) ? constants : facts, root), code: root };
  const open = () => {
    if (isFact(found.node)) found = { node: found.node.value, code: `${found.code}.value` };
  };
  open();
  for (const step of steps) {
    found = { node: within(found.node, step), code: `${found.code}.${step}` };
    open();
  }
  const { node: value, code } = found;
  return value === undefined ? undefined : { value, root, code };
}

/** The parts of a text, in their order: words, and names that it refers to. */
export function partsOf(text: string): readonly ({ readonly words: string } | { readonly name: string })[] {
  // The pattern has one group: every second part is a name.
  return text
    .split(reference)
    .map((part, place) => (place % 2 === 0 ? { words: part } : { name: part }))
    .filter((part) => 'name' in part || part.words !== '');
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * A value with what it refers to in its place. What is unknown stays as it is written, and is told; so does what is no text and
 * stands between words.
 */
export function resolve(
  value: unknown,
  facts: Facts,
  refuse: (name: string, path: readonly PropertyKey[], found: Found | undefined) => void,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    const parts = partsOf(value);
    const resolved = parts.map((part) => {
      if ('words' in part) return part.words;
      const found = find(part.name, facts);
      if (found && (parts.length === 1 || isText(found.value))) return found.value;
      refuse(part.name, path, found);
      return `{${part.name}}`;
    });
    return resolved.length === 1 ? resolved[0] : resolved.join('');
  }
  if (Array.isArray(value)) return value.map((item, place) => resolve(item, facts, refuse, [...path, place]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, resolve(inner, facts, refuse, [...path, field])]),
  );
}
