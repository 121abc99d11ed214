import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownEntries } from '../compile/entriesFolder';
import type { PlacedFact } from './sampleFacts';

/** Where a sample stands: the addresses of its pages. */
export type Sample = Pick<PlacedFact, 'pages'>;

/** The file that `compile/compileContent.ts` writes. */
export const samplesFile = path.join(ownEntries, '../generated/samples.json');

/** What is still a sample on this site, as its content was when it was valid; nothing where it never was: going back needs no content. */
export const siteSamples = (): readonly Sample[] =>
  existsSync(samplesFile) ? (JSON.parse(readFileSync(samplesFile, 'utf8')) as readonly Sample[]) : [];
