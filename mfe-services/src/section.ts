import { defineSection } from '@site/section/defineSection';
import { adoption } from './adoption/adoption';
import { clinic } from './clinic/clinic';
import { counseling } from './counseling/counseling';
import { parenting } from './parenting/parenting';

/** The pages of this section, for the site to show. */
export const section = defineSection({ pages: [clinic, parenting, adoption, counseling] });
