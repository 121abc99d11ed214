import path from 'node:path';

const ownSource = path.join(import.meta.dirname, '../src');

/** The folder whose content is read: the first argument of the command, else the site's own. */
export const sourceFolder = path.resolve(process.argv[2] ?? ownSource);

/** How a report calls that folder. */
export const shownFolder = sourceFolder === ownSource ? 'shared-data/src' : sourceFolder;
