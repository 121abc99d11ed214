import { publishSite } from '../compose/publish/publishSite';
import type { PublishOptions } from '../compose/publish/publishPlan';
import { chosenOrigin } from '../compose/settings';
import { UserError } from '../compose/UserError';
import { compareFolder } from '../watch/compareFolder';
import { compareServed } from '../watch/compareServed';
import { faultLines, type Fault } from '../watch/Fault';
import { get } from '../watch/get';

/** Options of `npm run publish`: `shell/cli/site.ts` says what each is for. */
interface PublishCommand extends PublishOptions {
  readonly check?: string;
  readonly ifBad?: string;
}

/** Where visitors find what is published: as named, or `SITE_ORIGIN` where it answers; null where nobody knows. */
async function servedAt(check: string | undefined): Promise<string | null> {
  if (check) return check.replace(/\/+$/, '');
  if (!process.env['SITE_ORIGIN']) return null;
  const origin = chosenOrigin();
  const isThere = await get(`${origin}/`).then(Boolean, () => false);
  if (!isThere) console.log(`⚠ ${origin} does not answer from here: nobody has looked at what visitors get`);
  return isThere ? origin : null;
}

/**
 * Publishes the site, and looks at what visitors then get.
 * @throws UserError with a line for each difference; with `--if-bad rollback` the host then has what it had before.
 */
export async function publish({ check, ifBad, ...options }: PublishCommand): Promise<void> {
  if (ifBad !== undefined && ifBad !== 'rollback')
    throw new UserError(`--if-bad ${ifBad} is not known; write --if-bad rollback`);
  if (check !== undefined && !/^https?:\/\/[^/]+\/?$/.test(check))
    throw new UserError(`--check ${check} is no address of a site; write one such as https://www.example.org`);
  await publishSite(options, {
    isTakenBack: ifBad === 'rollback',
    look: async (site, folder) => {
      const origin = await servedAt(check);
      const faults: Fault[] = [
        ...(folder ? await compareFolder(folder, site) : []),
        ...(origin ? await compareServed(site, origin) : []),
      ];
      if (faults.length === 0 && origin) console.log(`${origin} answers as composed`);
      return faultLines(faults);
    },
  });
}
