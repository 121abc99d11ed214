import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownEntries } from '../compile/entriesFolder';
import type { PlacedFact } from './sampleFacts';

/** The pages that show a sample. */
export type Sample = Pick<PlacedFact, 'pages'>;

/** The file that `compile/compileContent.ts` writes next to the modules. */
export const samplesFile = 'samples.json';

const ownSamples = path.join(ownEntries, '../generated', samplesFile);

/**
 * Returns the samples of this site at the last time its content was valid, or an empty array. So a
 * rollback needs no valid content.
 */
export const siteSamples = (): readonly Sample[] =>
  existsSync(ownSamples) ? (JSON.parse(readFileSync(ownSamples, 'utf8')) as readonly Sample[]) : [];
