import { listFolder } from '../render/Site';

/** Matches a file of a release in a list of sections. */
const releaseFile = /"\/(releases\/[^"]+)"/g;

/** Tells whether a file of the site is the script of a list of sections. Its compressed forms have one more extension. */
export const isList = (file: string) => file.startsWith(`${listFolder}/`) && file.endsWith('.js');

/**
 * Tells whether a list of sections from an earlier site is still of use to open tabs. It is, as long as the site serves every
 * file that it names. So a list stays as long as the releases in it (`served`).
 * @param script the text of the list.
 * @param hasFile tells whether the site has a file, such as 'releases/events/1/remoteEntry.js'.
 */
export const isListServed = (script: string, hasFile: (file: string) => boolean) =>
  [...script.matchAll(releaseFile)].every(([, file = '']) => hasFile(file));
