import { paths } from '@site/shared-data/paths';
import { servicePage } from '../servicePage';
import { ClinicPage } from './ClinicPage';
import { questionsStructuredData } from './questionsStructuredData';

/** The page at /services/clinic. */
export const clinic = servicePage({
  path: paths.clinic,
  title: 'Medical clinic',
  description:
    'A calm place to find out and to ask. See what we can help with, how a first visit goes and what to bring.',
  structuredData: [questionsStructuredData],
  Page: ClinicPage,
});
