import type { FoundChange } from '../findCandidate';
import { linkKey } from '../render/links';
import { buildTime } from '../settings';
import { shownHistory } from '../store/Commit';
import type { Status, StatusPackage } from './Status';

/** The status of the site that a change makes, whose releases are pushed. */
export function statusOf({
  candidate,
  branches,
  choices,
}: Pick<FoundChange, 'branches' | 'candidate' | 'choices'>): Status {
  const { shell, sections, day, mode, origin, deadLinks } = candidate;
  const newestOf = (name: string) => branches.get(name)?.[0]?.id ?? '';
  const packages: StatusPackage[] = [];
  for (const { name, files, pages, origin: store } of [shell, ...sections]) {
    const [shown] = shownHistory(branches.get(name), files.version);
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
