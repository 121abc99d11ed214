import path from 'node:path';

/** The site's own entries. */
export const ownEntries = path.join(import.meta.dirname, '../entries');

/** The folder a check reads: the first argument of its command, else the site's own. */
export const askedEntries = () => path.resolve(process.argv[2] ?? ownEntries);

/** How a report calls a folder. */
export const shownName = (folder: string) => (folder === ownEntries ? 'shared-data/entries' : folder);
