import { trialDay } from '@site/build/packages';
import type { ContentFindings } from '@site/shared-data/check/contentReport';
import { siteFindings } from '@site/shared-data/check/siteFindings';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { UserError } from './UserError';

/** Whether search engines may list the site: `live`, or `demo` while facts are samples. */
export type SiteMode = 'demo' | 'live';

/**
 * Reads `SITE_MODE`, which is `demo` by default.
 * @throws UserError for any other value.
 */
export function siteMode(wanted = process.env['SITE_MODE']): SiteMode {
  if (!wanted) return 'demo';
  if (wanted === 'demo' || wanted === 'live') return wanted;
  throw new UserError(`SITE_MODE is '${wanted}'; it must be demo or live`);
}

/**
 * Returns the origin of the composed site, such as 'https://www.example.org'. It reads `SITE_ORIGIN`, or the site facts if the
 * variable is unset or empty.
 * @throws UserError if `SITE_ORIGIN` is not a web origin (RFC 6454).
 */
export function chosenOrigin(wanted = process.env['SITE_ORIGIN']): string {
  if (!wanted) return siteOrigin.value;
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UserError(
    `SITE_ORIGIN is '${wanted}'; it must be an origin such as https://www.example.org, without a user`,
  );
}

/** Returns the day at the clinic on which a command works. */
export const buildDay = (): ClinicDay => clinicClock(buildTime().getTime()).day;

/**
 * Returns the present instant, or `SOURCE_DATE_EPOCH` for reproducible builds (seconds since 1970, UTC;
 * reproducible-builds.org).
 * @throws UserError if the value is not a whole number of seconds, or is after the year 9999.
 */
export function buildTime(epoch = process.env['SOURCE_DATE_EPOCH']): Date {
  if (!epoch) return new Date();
  const instant = new Date(Number(epoch) * 1000);
  if (/^\d+$/.test(epoch) && instant.getUTCFullYear() <= 9999) return instant;
  throw new UserError(`SOURCE_DATE_EPOCH is '${epoch}'; it must be in seconds since 1970, such as 1770000000`);
}

/** What pages depend on besides releases. */
export interface Moment {
  /** The day that the pages are written for. */
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  /** The origin of the site, such as 'https://www.example.org'. */
  readonly origin: string;
  /** The facts that nobody has confirmed, and their pages. */
  readonly content: ContentFindings;
}

/**
 * Returns the moment of a command.
 * @throws UserError if a setting is invalid.
 */
export function presentMoment(): Moment {
  return { day: buildDay(), mode: siteMode(), origin: chosenOrigin(), content: siteFindings(trialDay) };
}
