import { hopeGalaFacts } from '@site/shared-data/facts/events';
import { CheckList } from '@site/ui/CheckList';

/** What the evening held, once it is over. */
export const theEvening = { heading: 'The evening', content: <CheckList items={hopeGalaFacts.evening.value} /> };
