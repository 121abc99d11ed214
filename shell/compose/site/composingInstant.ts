import { UserError } from '../UserError';

/**
 * The present instant; `SOURCE_DATE_EPOCH` (seconds since 1970, UTC; reproducible-builds.org) stands in for it where builds
 * must be reproducible. Throws a UserError where it is no whole number of seconds.
 */
export function composingInstant(epoch = process.env['SOURCE_DATE_EPOCH']): Date {
  if (!epoch) return new Date();
  const instant = new Date(Number(epoch) * 1000);
  if (/^\d+$/.test(epoch) && !Number.isNaN(instant.getTime())) return instant;
  throw new UserError(`SOURCE_DATE_EPOCH is '${epoch}'; it wants seconds since 1970, such as 1770000000`);
}
