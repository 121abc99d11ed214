import { FactList } from '@site/ui/FactList';
import { walkPrices } from './walkPrices';

const facts = walkPrices.map(({ title, figure, text }) => ({ term: title, detail: `${figure}. ${text}` }));

/** The ways to take part, after the day is over. */
export const walkAndRun = { heading: 'The walk and the 5k', content: <FactList facts={facts} /> };
