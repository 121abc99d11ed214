import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnSite } from '../../own-site/ownSite';

/** A page's finished document in the live site. */
export const readDocument = ({ link }: OwnSite, address: string): Promise<string> =>
  readFile(path.join(link, address, 'index.html'), 'utf8');
