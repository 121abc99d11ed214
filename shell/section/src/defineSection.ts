import sharedModules from '../sharedModules.json';
import { contractVersion } from './Section';
import type { Section } from './Section';

/**
 * Makes a section of its pages and what it announces. The contract and the versions it requires are those of the
 * `@site/section` it is built with.
 */
export function defineSection(section: Pick<Section, 'pages' | 'events'>): Section {
  return { contract: contractVersion, requires: sharedModules, ...section };
}
