import { contentReport, printReport } from '@site/shared-data/check/contentReport';
import { factsReport } from '@site/shared-data/check/factsReport';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../system/UserError';

/** Returns the folder of entries that a command names, or the site's own. @throws UserError if it does not exist. */
function entriesAt(folder: string | undefined): string {
  if (folder !== undefined && !existsSync(folder)) throw new UserError(`There is no folder '${folder}'`);
  return folder === undefined ? ownEntries : path.resolve(folder);
}

/** Prints what is wrong with the entries of a folder. With `SITE_MODE=live`, samples are wrong too. */
export async function content(folder?: string): Promise<void> {
  printReport(contentReport(entriesAt(folder), { mode: process.env['SITE_MODE'] === 'live' ? 'live' : 'demo' }));
}

/** Prints the facts of a folder that somebody still has to confirm or to add. */
export async function facts(folder?: string): Promise<void> {
  printReport(factsReport(entriesAt(folder)));
}
