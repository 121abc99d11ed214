import sharedModules from '../sharedModules.json';
import { contractVersion, type Section } from './Section';

/**
 * Defines a section by its pages and the events it announces. Contract and required versions are those of the `@site/section`
 * that it is built with.
 */
export function defineSection(section: Pick<Section, 'pages' | 'events'>): Section {
  return { contract: contractVersion, requires: sharedModules, ...section };
}
