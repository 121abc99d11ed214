import path from 'node:path';

/** The folder of the site's own entries. */
export const ownEntries = path.join(import.meta.dirname, '../entries');

/** Returns the name of a folder in reports. */
export const shownName = (folder: string) => (folder === ownEntries ? 'shared-data/entries' : folder);
