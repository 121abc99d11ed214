import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { GivePage } from './GivePage';

export const give: SectionPage = {
  path: paths.give,
  title: 'Give',
  description: 'Give online, by check, each month or in your will. Or send us a message with your question.',
  picture: 'give-one-time',
  Page: GivePage,
};
