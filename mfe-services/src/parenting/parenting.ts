import { paths } from '@site/shared-data/paths';
import { servicePage } from '../servicePage';
import { ParentingPage } from './ParentingPage';

/** The page at /services/parenting. */
export const parenting = servicePage({
  path: paths.parenting,
  title: 'Parenting support',
  description:
    'Practical help for moms and dads, from the first kicks to the first steps: what there is, how it works, and a place for dads.',
  Page: ParentingPage,
});
