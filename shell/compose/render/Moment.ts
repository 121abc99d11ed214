import { siteSamples, type Sample } from '@site/shared-data/check/siteSamples';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { buildTime, chosenOrigin, siteMode, type SiteMode } from '../settings';

/** What pages follow from besides releases. */
export interface Moment {
  /** The day the pages are written for. */
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  /** The origin of the site, such as 'https://www.example.org'. */
  readonly origin: string;
  /** The facts that are still samples, and their pages. */
  readonly samples: readonly Sample[];
}

/** The moment of a command. @throws UserError where a setting is none. */
export function presentMoment(): Moment {
  const { day } = clinicClock(buildTime().getTime());
  return { day, mode: siteMode(), origin: chosenOrigin(), samples: siteSamples() };
}
