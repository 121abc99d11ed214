import { ownEntries } from '../compile/entriesFolder';
import { loadContent } from '../compile/loadContent';
import { sampleFacts } from './sampleFacts';
import type { PlacedFact } from './sampleFacts';

/** What is still a sample on this site; nothing is known of it while its content is broken: going back needs no content. */
export function siteSamples(): readonly PlacedFact[] {
  const content = loadContent(ownEntries);
  return content.problems.length === 0 ? sampleFacts(content) : [];
}
