import type { Fact } from '../src/Fact';
import type { Content } from './Content';
import { findFacts } from './findFacts';

/** A fact with the place where it is edited. */
export interface PlacedFact extends Fact<unknown> {
  readonly file: string;
  readonly name: string;
}

/** The facts that wait for the real ones. Ask after the content was checked: it trusts their types. */
export function sampleFacts(content: Content): readonly PlacedFact[] {
  return findFacts(content)
    .map(({ file, name, fact }) => ({ ...(fact as Fact<unknown>), file, name }))
    .filter(({ status }) => status === 'sample');
}
