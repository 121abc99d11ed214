import { siteOrigin } from '@site/shared-data/siteFacts';
import { UserError } from '../UserError';

/**
 * Where the composed site will be found, such as 'https://www.example.org': `SITE_ORIGIN`, or else, also when it is empty,
 * what the site facts say.
 * Throws a UserError where `SITE_ORIGIN` names no place on the web (RFC 6454).
 */
export function chosenOrigin(wanted = process.env['SITE_ORIGIN']): string {
  if (!wanted) return siteOrigin.value;
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new UserError(`SITE_ORIGIN is '${wanted}'; it wants an origin such as https://www.example.org`);
  }
  return url.origin;
}
