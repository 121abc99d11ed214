import { dist } from '@site/build/packages';
import path from 'node:path';

/** The settings of a site for this machine alone, with a store of its own. A command with these settings puts nothing live. */
export const localSite = { SITE_DIST: path.join(dist, 'local'), SITE_STORE: '', SITE_SIGNERS: '' };

/**
 * Returns the settings that tests change. Without any setting, tests use the site in `dist`. Otherwise they use the local site,
 * because others may read the store or the folder that a variable names.
 */
export const settingsOfTests = ({ SITE_STORE, SITE_DIST }: NodeJS.ProcessEnv = process.env) =>
  SITE_STORE || SITE_DIST ? localSite : {};
