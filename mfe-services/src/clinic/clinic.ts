import { paths } from '@site/shared-data/paths';
import { servicePage } from '../servicePage';
import { ClinicPage } from './ClinicPage';
import { questionsStructuredData } from './questionsStructuredData';

/** The page at /services/clinic. */
export const clinic = servicePage({
  path: paths.clinic,
  title: 'Medical clinic',
  description: 'What the clinic can help with, how a first visit goes, what to bring, and answers to what people ask.',
  structuredData: [questionsStructuredData],
  Page: ClinicPage,
});
