import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownEntries } from '../compile/entriesFolder';
import type { PlacedFact } from './sampleFacts';

/** Where a sample stands: the addresses of its pages. */
export type Sample = Pick<PlacedFact, 'pages'>;

/** The file that `compile/compileContent.ts` writes beside the modules. */
export const samplesFile = 'samples.json';

const ownSamples = path.join(ownEntries, '../generated', samplesFile);

/** What is still a sample on this site, as its content was when it was valid; nothing where it never was: going back needs no content. */
export const siteSamples = (): readonly Sample[] =>
  existsSync(ownSamples) ? (JSON.parse(readFileSync(ownSamples, 'utf8')) as readonly Sample[]) : [];
