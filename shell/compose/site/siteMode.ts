import { ClearError } from '../ClearError';
import type { SiteMode } from './Composition';

/** `SITE_MODE`: `live`, or `demo`, also when unset. Throws a ClearError for anything else. */
export function siteMode(wanted = process.env['SITE_MODE'] ?? 'demo'): SiteMode {
  if (wanted === 'demo' || wanted === 'live') return wanted;
  throw new ClearError(`SITE_MODE is '${wanted}'; it wants demo or live`);
}
