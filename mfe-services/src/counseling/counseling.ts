import { paths } from '@site/shared-data/paths';
import { servicePage } from '../servicePage';
import { CounselingPage } from './CounselingPage';

/** The page at /services/counseling. */
export const counseling = servicePage({
  path: paths.counseling,
  title: 'Post-abortion counseling',
  description:
    'A gentle place to talk after an abortion, in your own time. What support looks like, how privacy is kept, and who else can help.',
  Page: CounselingPage,
});
