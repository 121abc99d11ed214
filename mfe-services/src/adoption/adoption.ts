import { paths } from '@site/shared-data/paths';
import { servicePage } from '../servicePage';
import { AdoptionPage } from './AdoptionPage';

/** The page at /services/adoption. */
export const adoption = servicePage({
  path: paths.adoption,
  title: 'Adoption',
  description: 'Thinking about adoption is okay. What you can talk over here, and what the words of adoption mean.',
  Page: AdoptionPage,
});
