import { defineSection } from '@site/section/defineSection';
import { adoptionPage } from './adoption/AdoptionPage';
import { clinicPage } from './clinic/ClinicPage';
import { counselingPage } from './counseling/CounselingPage';
import { parentingPage } from './parenting/ParentingPage';

/** The pages of this section. */
export const section = defineSection({ pages: [clinicPage, parentingPage, adoptionPage, counselingPage] });
