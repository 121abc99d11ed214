import { loadContent } from './loadContent';
import { sampleFacts } from './sampleFacts';
import type { PlacedFact } from './sampleFacts';
import { ownSource } from './sourceFolder';

/** What is still a sample on this site, whose content was checked before. */
export const siteSamples = async (): Promise<readonly PlacedFact[]> =>
  sampleFacts((await loadContent(ownSource)).content);
