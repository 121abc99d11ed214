import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { documentFile } from './renderDocument';

/** The document at an address of the current site; null where there is none. */
export const currentPage = (address: string): Promise<string | null> =>
  readFile(path.join(dirs.site, documentFile(address)), 'utf8').catch(() => null);
