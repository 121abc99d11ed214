// Every scene by its kind. A new picture is one file in scenes/ and one row here.
import * as about from './scenes/about';
import * as blogDads from './scenes/blog-dads';
import * as blogFirstVisit from './scenes/blog-first-visit';
import * as blogNewMom from './scenes/blog-new-mom';
import * as blogSupplyDrive from './scenes/blog-supply-drive';
import * as eventBottles from './scenes/event-bottles';
import * as eventGala from './scenes/event-gala';
import * as eventWalk from './scenes/event-walk';
import * as giveLegacy from './scenes/give-legacy';
import * as giveMonthly from './scenes/give-monthly';
import * as giveOneTime from './scenes/give-one-time';
import * as giveSupplyDrive from './scenes/give-supply-drive';
import * as hero from './scenes/hero';
import * as heroDusk from './scenes/hero-dusk';
import * as heroMobile from './scenes/hero-mobile';
import * as heroMobileDusk from './scenes/hero-mobile-dusk';
import * as history from './scenes/history';
import * as impact from './scenes/impact';
import * as map from './scenes/map';
import * as monthlyPartner from './scenes/monthly-partner';
import * as notFound from './scenes/not-found';
import * as partner from './scenes/partner';
import * as partnerDonate from './scenes/partner-donate';
import * as partnerEvents from './scenes/partner-events';
import * as partnerPrayer from './scenes/partner-prayer';
import * as partnerVolunteer from './scenes/partner-volunteer';
import * as prayerCommunity from './scenes/prayer-community';
import * as prayerFamilies from './scenes/prayer-families';
import * as prayerStaff from './scenes/prayer-staff';
import * as prayerWisdom from './scenes/prayer-wisdom';
import * as serviceAdoption from './scenes/service-adoption';
import * as serviceClinic from './scenes/service-clinic';
import * as serviceCounseling from './scenes/service-counseling';
import * as serviceParenting from './scenes/service-parenting';
import * as socialCard from './scenes/social-card';
import * as supplyDrive from './scenes/supply-drive';
import * as team from './scenes/team';
import * as videoPoster from './scenes/video-poster';
import * as volunteerClinic from './scenes/volunteer-clinic';
import * as volunteerEventSupport from './scenes/volunteer-event-support';
import * as volunteerFamilyCenter from './scenes/volunteer-family-center';
import * as volunteerFatherhood from './scenes/volunteer-fatherhood';
import * as welcome from './scenes/welcome';
import type { SceneInfo } from './sheet';

interface Scene {
  info: SceneInfo;
  draw: (name: string) => string;
}

export const scenes = {
  wide: {
    hero,
    'hero-dusk': heroDusk,
    map,
    'video-poster': videoPoster,
  },
  square: {
    'hero-mobile': heroMobile,
    'hero-mobile-dusk': heroMobileDusk,
  },
  card: {
    about,
    'blog-dads': blogDads,
    'blog-first-visit': blogFirstVisit,
    'blog-new-mom': blogNewMom,
    'blog-supply-drive': blogSupplyDrive,
    'event-bottles': eventBottles,
    'event-gala': eventGala,
    'event-walk': eventWalk,
    'give-legacy': giveLegacy,
    'give-monthly': giveMonthly,
    'give-one-time': giveOneTime,
    'give-supply-drive': giveSupplyDrive,
    history,
    impact,
    'monthly-partner': monthlyPartner,
    'not-found': notFound,
    partner,
    'partner-donate': partnerDonate,
    'partner-events': partnerEvents,
    'partner-prayer': partnerPrayer,
    'partner-volunteer': partnerVolunteer,
    'prayer-community': prayerCommunity,
    'prayer-families': prayerFamilies,
    'prayer-staff': prayerStaff,
    'prayer-wisdom': prayerWisdom,
    'service-adoption': serviceAdoption,
    'service-clinic': serviceClinic,
    'service-counseling': serviceCounseling,
    'service-parenting': serviceParenting,
    'supply-drive': supplyDrive,
    team,
    'volunteer-clinic': volunteerClinic,
    'volunteer-event-support': volunteerEventSupport,
    'volunteer-family-center': volunteerFamilyCenter,
    'volunteer-fatherhood': volunteerFatherhood,
    welcome,
  },
  share: {
    'social-card': socialCard,
  },
} satisfies Record<string, Record<string, Scene>>;
