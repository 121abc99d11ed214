import { hopeGalaFacts } from '@site/shared-data/facts/events';
import { CheckList } from '@site/ui/CheckList';

/** The description of the evening after it is over. */
export const theEvening = { heading: 'The evening', content: <CheckList items={hopeGalaFacts.evening.value} /> };
