import { defineSection } from '@site/section/defineSection';
import { donatePage } from './donate/DonatePage';
import { givePage } from './give/GivePage';
import { monthlyPartnerPage } from './monthly-partner/MonthlyPartnerPage';
import { partnerPage } from './partner/PartnerPage';
import { prayerPage } from './prayer/PrayerPage';
import { supplyDrivePage } from './supply-drive/SupplyDrivePage';
import { volunteerAreaPages } from './volunteer-areas/volunteerAreaPages';
import { volunteerPage } from './volunteer/VolunteerPage';

/** The section about volunteering, prayer and gifts. */
export const section = defineSection({
  pages: [
    partnerPage,
    volunteerPage,
    ...volunteerAreaPages,
    prayerPage,
    donatePage,
    givePage,
    supplyDrivePage,
    monthlyPartnerPage,
  ],
});
