import { defineSection } from '@site/section/defineSection';
import { donate } from './donate/donate';
import { give } from './give/give';
import { monthlyPartner } from './monthly-partner/monthlyPartner';
import { partner } from './partner/partner';
import { prayer } from './prayer/prayer';
import { supplyDrive } from './supply-drive/supplyDrive';
import { volunteerAreaPages } from './volunteer-areas/volunteerAreaPages';
import { volunteer } from './volunteer/volunteer';

/** Ways to stand beside the clinic: volunteering, prayer and gifts. */
export const section = defineSection({
  pages: [partner, volunteer, ...volunteerAreaPages, prayer, donate, give, supplyDrive, monthlyPartner],
});
