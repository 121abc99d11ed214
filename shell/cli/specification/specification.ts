import { existsSync } from 'node:fs';
import { dirs } from '../../system/dirs';
import { contentRows } from './contentRows';
import { pageRows } from './pageRows';
import { differences } from './Row';

/** Prints the differences of entries and composed pages from the specification. */
export async function specification(): Promise<void> {
  const isComposed = existsSync(dirs.site);
  console.log(differences([...contentRows, ...(isComposed ? pageRows(dirs.site) : [])]));
  if (!isComposed) console.log('\nThe pages are not compared, because the site is not composed yet. Run npm run build');
}
