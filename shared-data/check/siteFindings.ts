import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownEntries } from '../compile/entriesFolder';
import type { ContentFindings } from './contentReport';

/** The file that `compile/compileContent.ts` writes next to the modules. */
export const findingsFile = 'findings.json';

/**
 * Returns the findings in the site's content at the last time it was valid. So a command reads the entries only once, when it
 * compiles them, and a rollback needs no valid content.
 * @param trialDay the day of a trial, which has its own modules, or null.
 */
export function siteFindings(trialDay: string | null): ContentFindings {
  const file = path.join(ownEntries, '../generated', ...(trialDay ? ['trials', trialDay] : []), findingsFile);
  if (!existsSync(file)) return { samples: [], disguised: [], dated: [], notes: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as ContentFindings;
}
