import type { LoadedContent } from '@site/shared-data/compile/loadContent';
import { waitingEntries, type WaitingEntry } from '@site/shared-data/compile/waiting';
import path from 'node:path';
import { buildDay } from '../system/settings';

/** What the site does not show yet. */
export interface Waiting {
  readonly entries: readonly WaitingEntry[];
  /** Whether a deploy elsewhere reads the store of releases, and brings the entries on their day. */
  readonly isDeployed: boolean;
}

/** Returns the entries of some content that wait for their day. */
export const waitingIn = (content: LoadedContent): Waiting => ({
  entries: waitingEntries(content, buildDay()),
  // No other machine reads a store in a folder of this one.
  isDeployed: Boolean(process.env['SITE_STORE']) && !path.isAbsolute(process.env['SITE_STORE'] ?? ''),
});
