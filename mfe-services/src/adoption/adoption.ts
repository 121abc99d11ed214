import { paths } from '@site/shared-data/paths';
import { servicePage } from '../servicePage';
import { AdoptionPage } from './AdoptionPage';

/** The page at /services/adoption. */
export const adoption = servicePage({
  path: paths.adoption,
  title: 'Adoption',
  description:
    'Thinking about adoption is okay. Talk it over with someone who listens, in plain words and with no pressure.',
  Page: AdoptionPage,
});
