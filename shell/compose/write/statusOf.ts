import type { FoundChange } from '../findCandidate';
import { linkKey } from '../render/links';
import { buildTime } from '../settings';
import { historyFrom } from '../store/Commit';
import { tipsOf } from '../stage/plan';
import { withoutPasswords } from '../UserError';
import type { Status, StatusPackage } from './Status';

/** A change whose releases are pushed. */
export type Pushed = Pick<FoundChange, 'branches' | 'candidate' | 'choices' | 'store'>;

/** The status of the site that a change makes. */
export function statusOf({ candidate, branches, choices }: Pushed): Status {
  const { shell, sections, day, mode, origin, deadLinks, redirects } = candidate;
  const packages: StatusPackage[] = [];
  for (const { name, files, pages, origin: store } of [shell, ...sections]) {
    const [shown] = historyFrom(branches.get(name), files.version);
    if (!shown) continue;
    packages.push({
      name,
      commit: shown.id,
      version: files.version,
      since: shown.at,
      by: shown.author,
      message: shown.subject,
      changes: shown.trailers.Changes,
      pages: pages.length,
      origin: store ? withoutPasswords(store) : undefined,
      heldBack: choices.get(name)?.fault,
    });
  }
  const leftOut = [...choices].flatMap(([name, { release, fault = '' }]) => (release ? [] : [{ name, fault }]));
  const composed = buildTime().toISOString();
  const tips = tipsOf(branches);
  return { composed, day, mode, origin, tips, packages, leftOut, deadLinks: deadLinks.map(linkKey), redirects };
}
