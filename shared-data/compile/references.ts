/* A name in braces refers to a fact: {org.name} is the name of the clinic, {contact.address.city} its town. A text
   may contain several references. A text that is only a reference becomes the value itself, whatever its type. */
const reference = /\{([A-Za-z]\w*(?:\.\w+)*)\}/g;

/** The facts that texts may refer to, by the name of their kind. */
export type Facts = Readonly<Record<string, unknown>>;

/** The target of a reference. */
export interface Found {
  readonly value: unknown;
  /** The name of the kind that contains it. */
  readonly root: string;
  /** The expression that reads it: `org.name.value`. */
  readonly code: string;
}

const isFact = (node: unknown): node is { readonly value: unknown } =>
  typeof node === 'object' && node !== null && 'value' in node && 'status' in node;

const within = (node: unknown, name: string) =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && Object.hasOwn(node, name)
    ? (node as Facts)[name]
    : undefined;

/** Returns the target of a name such as `org.name`, or undefined if there is none. */
export function find(name: string, facts: Facts): Found | undefined {
  const [root = '', ...steps] = name.split('.');
  let found = { node: within(facts, root), code: root };
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

/** Splits a text into words and references, in order. */
export function partsOf(text: string): readonly ({ readonly words: string } | { readonly name: string })[] {
  // The pattern has one group, so every second part is a name.
  return text
    .split(reference)
    .map((part, place) => (place % 2 === 0 ? { words: part } : { name: part }))
    .filter((part) => 'name' in part || part.words !== '');
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * Returns a value with its references resolved. It reports unknown names and leaves them in place. It does the same
 * with a reference within a text to something other than text.
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
