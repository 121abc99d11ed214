import { org } from '@site/shared-data/siteFacts';
import type { PageHead } from './document/useDocumentHead';

/** The head of the page at '/'. */
export const homeHead: PageHead = {
  title: `Pregnancy support in ${org.place.value}`,
  description: `Support for pregnancy, parenting and what comes after, in ${org.place.value}. You don’t have to figure this out alone.`,
};

export const notFoundHead: PageHead = {
  title: 'Page Not Found',
  description: 'The page you are looking for does not exist or has been moved. Return to the home page, or contact us.',
};

export const errorHead: PageHead = {
  title: 'Unexpected Application Error!',
  description: 'Something went wrong on this page. You can go back to the home page or call us.',
};
