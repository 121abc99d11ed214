import { contractVersion } from '@site/section/Section';
import type { Section } from '@site/section/Section';
import { adoption } from './adoption/adoption';
import { clinic } from './clinic/clinic';
import { counseling } from './counseling/counseling';
import { parenting } from './parenting/parenting';

/** The pages of this section, for the site to show. */
export const section: Section = { contract: contractVersion, pages: [clinic, parenting, adoption, counseling] };
