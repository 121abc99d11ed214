import { askedEntries } from '../compile/entriesFolder';
import { contentReport, printReport } from './contentReport';

printReport(contentReport(askedEntries(), { mode: process.env['SITE_MODE'] === 'live' ? 'live' : 'demo' }));
