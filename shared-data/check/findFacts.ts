import type { Content } from './Content';

/** A place where a fact stands, or has to stand. */
export interface FoundFact {
  readonly file: string;
  /** 'contact.phone', 'affiliates[0]' */
  readonly name: string;
  /** What stands there; a fact if its author made no mistake. */
  readonly fact: unknown;
}

/** The files that hold facts: what several packages show, and for each package what its own pages say. */
export const factFiles = [
  'siteFacts.ts',
  'hotlines.ts',
  'claims.ts',
  'affiliates.ts',
  'chiefExecutive.ts',
  'roles.ts',
  'facts/home.ts',
  'facts/about.ts',
  'facts/services.ts',
  'facts/events.ts',
  'facts/partner.ts',
] as const;

/** Every fact of the site. */
export function findFacts({ modules }: Content): readonly FoundFact[] {
  return factFiles.flatMap((file) =>
    Object.entries(modules.get(file) ?? {}).flatMap(([name, exported]) =>
      factsWithin(exported, name).map((found) => ({ file, ...found })),
    ),
  );
}

/** The facts in a group or a list. Whatever is neither stands where a fact has to stand. */
function factsWithin(tree: unknown, name: string): readonly Omit<FoundFact, 'file'>[] {
  if (Array.isArray(tree)) {
    return tree.flatMap((inner: unknown, place) => factsWithin(inner, `${name}[${place}]`));
  }
  if (typeof tree !== 'object' || tree === null || 'value' in tree || 'status' in tree) {
    return [{ name, fact: tree }];
  }
  return Object.entries(tree).flatMap(([key, inner]) => factsWithin(inner, `${name}.${key}`));
}
