import { publishSite } from '../publish/publishSite';
import type { PublishOptions } from '../publish/publishPlan';
import { tidyHost } from '../publish/tidyHost';
import { chosenOrigin } from '../system/settings';
import { UserError } from '../system/UserError';
import { compareFolder } from '../watch/compareFolder';
import { comparePublished } from '../watch/compareServed';
import { faultLines, type Fault } from '../watch/Fault';
import { get } from '../watch/get';
import { siteAddress } from '../watch/siteAddress';

/** The options of `npm run publish`, which `shell/cli/site.ts` describes. */
interface PublishCommand extends PublishOptions {
  readonly tidy?: boolean;
  readonly dryRun?: boolean;
  readonly check?: string;
  readonly ifBad?: string;
}

/**
 * Returns the address of the published site: the given one, or `SITE_ORIGIN` if it answers. Returns null if it is
 * unknown.
 */
async function servedAt(checked: string | undefined): Promise<string | null> {
  if (checked) return checked;
  if (!process.env['SITE_ORIGIN']) return null;
  const origin = chosenOrigin();
  const isThere = await get(`${origin}/`).then(Boolean, () => false);
  if (!isThere) console.log(`⚠ ${origin} does not answer, so the published site is not checked`);
  return isThere ? origin : null;
}

/**
 * Publishes the site, and compares what visitors get with what was composed. With `--tidy`, it only removes outdated files.
 * @throws UserError if they differ, after a line for each difference. With `--if-bad rollback`, the host then has its previous
 *   site again.
 */
export async function publish({ check, ifBad, tidy, dryRun, ...options }: PublishCommand): Promise<void> {
  if (ifBad !== undefined && ifBad !== 'rollback')
    throw new UserError(`--if-bad ${ifBad} is unknown. Write --if-bad rollback`);
  const checked = check === undefined ? undefined : siteAddress(check, '--check');
  if (tidy) return tidyHost(options.to, dryRun);
  if (dryRun) throw new UserError('--dry-run says what --tidy would remove; add --tidy');
  await publishSite(options, {
    isTakenBack: ifBad === 'rollback',
    look: async (site, folder) => {
      const origin = await servedAt(checked);
      const faults: Fault[] = [
        ...(folder ? await compareFolder(folder, site) : []),
        ...(origin ? await comparePublished(site, origin) : []),
      ];
      if (faults.length === 0 && origin) console.log(`${origin} serves the composed site`);
      return faultLines(faults);
    },
  });
}
