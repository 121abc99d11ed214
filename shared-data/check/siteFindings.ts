import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownEntries } from '../compile/entriesFolder';
import type { ContentFindings } from './contentReport';

/** A module of entries, such as 'events.ts', and a line for each problem of its entries. */
export interface InvalidModule {
  readonly module: string;
  readonly problems: readonly string[];
}

/** The findings, and the modules that lack an invalid entry. No release may contain such a module. */
export interface SiteFindings extends ContentFindings {
  readonly invalid: readonly InvalidModule[];
}

/** The file that `compile/compileContent.ts` writes next to the modules. */
export const findingsFile = 'findings.json';

/**
 * Returns the findings in the site's content when it was compiled. So a command reads the entries only once, and a rollback
 * needs no valid content.
 * @param trialDay the day of a trial, which has its own modules, or null.
 */
export function siteFindings(trialDay: string | null): SiteFindings {
  const file = path.join(ownEntries, '../generated', ...(trialDay ? ['trials', trialDay] : []), findingsFile);
  const none = { samples: [], disguised: [], dated: [], notes: [], invalid: [] };
  return existsSync(file) ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<SiteFindings>) } : none;
}
