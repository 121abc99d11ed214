import { definePage } from '@site/section/definePage';
import type { SectionPage } from '@site/section/Section';
import { volunteerDetails, type VolunteerDetails } from '@site/shared-data/volunteerDetails';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';
import { VolunteerAreaPage } from './VolunteerAreaPage';

function pageOf(details: VolunteerDetails): SectionPage {
  const { path, title, description } = details;
  return definePage({
    path,
    title,
    description,
    picture: pictureAt(path)?.name ?? 'partner-volunteer',
    breadcrumbs: breadcrumbsTo(path),
    Page: () => <VolunteerAreaPage details={details} />,
  });
}

/** A page for each area of volunteering. */
export const volunteerAreaPages: readonly SectionPage[] = volunteerDetails.map(pageOf);
