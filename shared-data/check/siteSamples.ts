import { clinicClock } from '../src/dates/clinicClock';
import { checkContent } from './checkContent';
import { loadContent } from './loadContent';
import { sampleFacts } from './sampleFacts';
import type { PlacedFact } from './sampleFacts';
import { ownSource } from './sourceFolder';

/** What is still a sample on this site; nothing is known of it while its content is broken: going back needs no content. */
export async function siteSamples(): Promise<readonly PlacedFact[]> {
  const { content, problems } = await loadContent(ownSource);
  const isReadable = problems.length === 0 && checkContent(content, clinicClock(Date.now()).day).length === 0;
  return isReadable ? sampleFacts(content) : [];
}
