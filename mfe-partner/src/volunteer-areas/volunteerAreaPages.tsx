import type { SectionPage } from '@site/section/Section';
import { breadcrumbList } from '@site/shared-data/breadcrumbList';
import { pictureAt } from '../pictureAt';
import { trailTo } from '../trailTo';
import { clinic } from './clinic';
import { eventSupport } from './eventSupport';
import { familyCenter } from './familyCenter';
import { fatherhood } from './fatherhood';
import { VolunteerAreaPage } from './VolunteerAreaPage';
import type { VolunteerDetails } from './VolunteerDetails';

function pageOf(details: VolunteerDetails): SectionPage {
  const { path, title, description } = details;
  return {
    path,
    title,
    description,
    picture: pictureAt(path)?.name ?? 'partner-volunteer',
    structuredData: [breadcrumbList(trailTo(path))],
    Page: () => <VolunteerAreaPage details={details} />,
  };
}

/** One page for each area in which people volunteer. */
export const volunteerAreaPages: readonly SectionPage[] = [clinic, familyCenter, fatherhood, eventSupport].map(pageOf);
