import { askedEntries } from '../compile/entriesFolder';
import { contentReport } from './contentReport';

const mode = process.env['SITE_MODE'] === 'live' ? 'live' : 'demo';
const { isAccepted, lines } = contentReport(askedEntries(), { mode });
const output = isAccepted ? process.stdout : process.stderr;
output.write(lines.map((line) => `${line}\n`).join(''));
process.exitCode = isAccepted ? 0 : 1;
