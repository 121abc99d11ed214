import { askedEntries } from '../compile/entriesFolder';
import { printReport } from './contentReport';
import { factsReport } from './factsReport';

printReport(factsReport(askedEntries()));
