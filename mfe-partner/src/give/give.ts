import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { GivePage } from './GivePage';

export const give: SectionPage = {
  path: paths.give,
  title: 'Give',
  description: 'Give online on our secure giving page, by check, each month or in your will. Or send us a message.',
  picture: 'give-one-time',
  Page: GivePage,
};
