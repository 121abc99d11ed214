import path from 'node:path';

/** The site's own content. */
export const ownSource = path.join(import.meta.dirname, '../src');

/** The folder a check reads: the first argument of its command, else the site's own. */
export const askedSource = () => path.resolve(process.argv[2] ?? ownSource);

/** How a report calls a folder. */
export const shownName = (folder: string) => (folder === ownSource ? 'shared-data/src' : folder);
