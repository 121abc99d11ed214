import { UserError } from '../UserError';
import type { SiteMode } from './Composition';

/** `SITE_MODE`: `live`, or `demo`, also when unset or empty. Throws a UserError for anything else. */
export function siteMode(wanted = process.env['SITE_MODE']): SiteMode {
  if (!wanted) return 'demo';
  if (wanted === 'demo' || wanted === 'live') return wanted;
  throw new UserError(`SITE_MODE is '${wanted}'; it wants demo or live`);
}
