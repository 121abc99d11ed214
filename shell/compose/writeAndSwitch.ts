import path from 'node:path';
import { dirs } from './dirs';
import type { FoundChange } from './findCandidate';
import type { ReleaseFiles } from './Release';
import { linkKey } from './render/links';
import { buildTime } from './settings';
import { servedReleases, versionOf, type History } from './store/Commit';
import { checkOut } from './store/releaseFolder';
import { errorMessage, UserError } from './UserError';
import type { Status, StatusPackage } from './write/Status';
import { switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

const packagesOf = ({ candidate }: FoundChange) => [candidate.shell, ...candidate.sections];

/** The releases of a package up to the one that is shown. No tab has seen those that are held back. */
function shownHistory({ branches }: FoundChange, { name, version }: ReleaseFiles): History {
  const history = branches.get(name) ?? [];
  const index = history.findIndex(({ tree }) => versionOf(tree) === version);
  return index < 0 ? [] : history.slice(index);
}

/** The releases whose files are served, the live ones first, and a note for each that is damaged: it does not stop the change. */
async function servedFiles(pushed: FoundChange) {
  const notes: string[] = [];
  const now = buildTime().getTime();
  const live = packagesOf(pushed).map(({ files }) => files);
  const earlier = live.map(async (files) => {
    const found: ReleaseFiles[] = [];
    for (const { tree } of servedReleases(shownHistory(pushed, files), now).slice(1)) {
      try {
        found.push(await checkOut(pushed.store, files.name, tree));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        notes.push(`⚠ ${errorMessage(error)} (it is not live: the site is composed without it)`);
      }
    }
    return found;
  });
  return { served: [...live, ...(await Promise.all(earlier)).flat()], notes };
}

function statusOf(pushed: FoundChange): Status {
  const { candidate, branches, choices } = pushed;
  const { day, mode, origin, deadLinks } = candidate;
  const newestOf = (name: string) => branches.get(name)?.[0]?.id ?? '';
  const packages: StatusPackage[] = [];
  for (const { name, files, pages, origin: store } of packagesOf(pushed)) {
    const [shown] = shownHistory(pushed, files);
    if (!shown) continue;
    packages.push({
      name,
      commit: shown.id,
      version: files.version,
      newest: newestOf(name),
      since: shown.at,
      by: shown.author,
      message: shown.subject,
      changes: shown.trailers.Changes,
      pages: pages.length,
      origin: store || undefined,
      heldBack: choices.get(name)?.fault,
    });
  }
  const leftOut = [...choices].flatMap(([name, { release, fault = '' }]) =>
    release ? [] : [{ name, newest: newestOf(name), fault }],
  );
  const composed = buildTime().toISOString();
  return { composed, day, mode, origin, packages, leftOut, deadLinks: deadLinks.map(linkKey) };
}

/**
 * Writes the site of a change whose releases are pushed, and switches to it.
 * @returns notes for people.
 */
export async function writeAndSwitch(pushed: FoundChange): Promise<string[]> {
  const { served, notes } = await servedFiles(pushed);
  const status = statusOf(pushed);
  const composed = path.join(dirs.work, `${status.composed.replaceAll(/[:.]/g, '-')}-${process.pid}`);
  const heavy = await writeSite(composed, pushed.candidate, served, status);
  await switchSite(composed, dirs);
  return [...notes, ...heavy];
}
