import { z } from 'zod';

/** The list of published files at a host. Hosts do not serve names that begin with `_`. */
export const publishedFile = '_published.json';

/**
 * Returns the rule that the name of a file breaks, or null. A publish sends no file with such a name, and believes no list
 * that contains one. A name such as '../file' would lead out of the folder of the site.
 * @param file its path in the site, such as 'images/hero.avif'.
 */
function nameFault(file: string): string | null {
  if (file.includes('\\')) return 'a name must not contain a backslash';
  if (/\p{Cc}/u.test(file)) return 'a name must not contain a control character';
  if (file.includes('\uFFFD')) return 'a name must be valid UTF-8';
  if (file.split('/').some((part) => ['', '.', '..'].includes(part))) return 'a name must be a path inside the site';
  return file === publishedFile ? 'publish writes a file of this name itself' : null;
}

/** Returns a line for each file of a site that cannot be published. */
export const nameFaults = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const rule = nameFault(file);
    return rule === null ? [] : [`${JSON.stringify(file)} cannot be published: ${rule}; rename it, and publish again`];
  });

const fileNames = z.array(z.string().refine((file) => nameFault(file) === null));

/** Parses the list of published files. @throws an error if it is malformed, or names a file that no publish sends. */
export const parseFileNames = (text: string): readonly string[] => fileNames.parse(JSON.parse(text));
