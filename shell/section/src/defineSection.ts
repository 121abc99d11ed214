import sharedModules from '../sharedModules.json';
import { contractVersion, type Section } from './Section';

/**
 * Defines a section by its pages and the events it announces. The contract and the required versions are those of the
 * installed `@site/section`.
 */
export function defineSection(section: Pick<Section, 'pages' | 'events'>): Section {
  return { contract: contractVersion, requires: sharedModules, ...section };
}
