// npm run specification
import { existsSync } from 'node:fs';
import { dirs } from '../../compose/dirs';
import { contentRows } from './contentRows';
import { pageRows } from './pageRows';
import { differences } from './Row';

const isComposed = existsSync(dirs.site);
console.log(differences([...contentRows, ...(isComposed ? pageRows(dirs.site) : [])]));
if (!isComposed) console.log('\nIts pages are not looked at: nothing is composed yet; run npm run build');
