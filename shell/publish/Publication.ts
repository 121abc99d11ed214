import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { siteFiles } from '../hosts/siteFiles';
import { dirs } from '../system/dirs';
import { UserError } from '../system/UserError';
import { updateSite } from '../compose/changeSite';
import type { Branches } from '../compose/store/branches';
import { openStore } from '../compose/store/store';
import { readStatus, type Status } from '../compose/write/Status';
import { readHost, readTarget, type Host, type Target } from './Host';

/** A composed site, and the host that serves it or will serve it. */
export interface Publication {
  readonly target: Target;
  readonly host: Host;
  /** The folder of the site. */
  readonly site: string;
  readonly status: Status;
  /** The files of the site. */
  readonly files: readonly string[];
  readonly branches: Branches;
}

/**
 * Composes the newest site if necessary, and reads the state of the host.
 * @param to the value of `--to`.
 * @throws UserError if nothing is built, or the store or the host does not answer.
 */
export async function readPublication(to: string): Promise<Publication> {
  const target = readTarget(to);
  if (target.kind === 'folder' && (target.place + path.sep).startsWith(dirs.dist + path.sep)) {
    throw new UserError(`--to ${target.place}: that is where sites are built; choose a folder outside ${dirs.dist}`);
  }
  const branches = await updateSite(await openStore(dirs));
  if (branches.size === 0) throw new UserError('Nothing is live yet; run npm run build first');
  // This is the folder and not the link, because another command may switch the link meanwhile.
  const site = await realpath(dirs.site);
  const status = await readStatus(site);
  if (!status) throw new UserError(`${site} is not a complete site; run npm run compose, then publish again`);
  return { target, host: await readHost(target), site, status, files: await siteFiles(site), branches };
}

/** Returns whether the host has the same site. The time at which it was composed does not count. */
export const isPublished = ({ host, status }: Publication): boolean =>
  isDeepStrictEqual({ ...host.status, composed: '' }, { ...status, composed: '' });
