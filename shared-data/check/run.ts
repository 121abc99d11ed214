import { contentReport } from './contentReport';
import { askedSource, shownName } from './sourceFolder';

const sourceFolder = askedSource();
const shownFolder = shownName(sourceFolder);
const mode = process.env['SITE_MODE'] === 'live' ? 'live' : 'demo';
const { isAccepted, lines } = await contentReport(sourceFolder, shownFolder, { mode });
const output = isAccepted ? process.stdout : process.stderr;
output.write(lines.map((line) => `${line}\n`).join(''));
process.exitCode = isAccepted ? 0 : 1;
