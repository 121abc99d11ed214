import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Choices, Chosen } from './choices';
import { dirs } from './dirs';
import { readFiles } from './Release';
import type { ReleaseFiles } from './Release';
import type { PushedCandidate } from './pushCandidate';
import { linkKey } from './render/links';
import { buildTime } from './settings';
import { servedReleases, versionOf } from './store/Commit';
import { checkOut } from './store/releaseFolder';
import type { Branches, Store } from './store/store';
import { errorMessage, UserError } from './UserError';
import type { Status, StatusPackage } from './write/Status';
import { switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

/** The releases whose files stay on the site. A damaged release that is not live does not stop the change. */
async function earlierFiles(store: Store, choices: Choices, branches: Branches) {
  const notes: string[] = [];
  const now = buildTime().getTime();
  const lists = [...choices].map(async ([name, { release }]) => {
    const files: ReleaseFiles[] = [];
    const history = branches.get(name) ?? [];
    // No tab has seen a release that is held back, and its note is printed already.
    const began = Math.max(0, 'id' in release ? history.findIndex(({ id }) => id === release.id) : 0);
    for (const { tree } of servedReleases(history.slice(began), now)) {
      try {
        files.push(await readFiles(name, await checkOut(store, name, tree), versionOf(tree)));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        notes.push(`⚠ ${errorMessage(error)} (it is not live: the site is composed without it)`);
      }
    }
    return files;
  });
  return { files: (await Promise.all(lists)).flat(), notes };
}

/** The status of a site. */
function statusOf({ candidate, branches }: PushedCandidate, { choices, leftOut }: Chosen): Status {
  const { day, mode, origin, deadLinks } = candidate;
  const packages = [candidate.shell, ...candidate.sections].flatMap((pkg): StatusPackage[] => {
    const { name, files, pages } = pkg;
    const history = branches.get(name) ?? [];
    const live = history.find(({ tree }) => versionOf(tree) === files.version);
    if (!live) return [];
    const { id, at, author, subject, trailers } = live;
    const heldBack = choices.get(name)?.heldBack;
    return [
      {
        name,
        commit: id,
        version: files.version,
        newest: history[0]?.id ?? id,
        since: at,
        by: author,
        message: subject,
        ...(trailers.Changes && { changes: trailers.Changes }),
        pages: pages.length,
        ...(pkg.origin && { origin: pkg.origin }),
        ...(heldBack && { heldBack }),
      },
    ];
  });
  return {
    composed: buildTime().toISOString(),
    day,
    mode,
    origin,
    packages,
    leftOut: [...leftOut].map(([name, fault]) => ({ name, newest: branches.get(name)?.[0]?.id ?? '', fault })),
    deadLinks: deadLinks.map(linkKey),
  };
}

/**
 * Writes the site of a candidate whose releases are pushed, and switches to it.
 * @returns notes for people.
 */
export async function writeAndSwitch(store: Store, pushed: PushedCandidate, chosen: Chosen): Promise<string[]> {
  const { candidate, branches } = pushed;
  const current = [candidate.shell, ...candidate.sections].map(({ files }) => files);
  const earlier = await earlierFiles(store, chosen.choices, branches);
  const isCurrent = ({ name, version }: ReleaseFiles) =>
    current.some((one) => one.name === name && one.version === version);
  const status = statusOf(pushed, chosen);
  const composed = path.join(dirs.work, `${status.composed.replaceAll(/[:.]/g, '-')}-${process.pid}`);
  await mkdir(composed, { recursive: true });
  const served = [...current, ...earlier.files.filter((files) => !isCurrent(files))];
  const heavy = await writeSite(composed, candidate, served, status);
  await switchSite(dirs.site, composed, dirs.sites, dirs.work);
  return [...earlier.notes, ...heavy];
}
