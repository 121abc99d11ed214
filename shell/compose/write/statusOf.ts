import { linkKey, placeKey } from '../check/links';
import type { Stored } from '../storeReleases';
import { buildTime } from '../../system/settings';
import { misfit } from '../contract/SectionData';
import type { LiveSection, LiveShell } from '../render/Site';
import { historyFrom, versionOf } from '../store/Commit';
import type { Branches } from '../store/branches';
import { tipsOf } from '../plan';
import { withoutPasswords } from '../../system/UserError';
import type { Status, StatusPackage } from './Status';

/** Returns the earlier shell that a section stands on, or undefined if it stands on the newest. */
function earlierShellOf(
  { data, shell }: LiveSection,
  newest: LiveShell,
  branches: Branches,
): StatusPackage['earlierShell'] {
  if (shell === newest) return undefined;
  const history = branches.get('shell') ?? [];
  const own = history.findIndex(({ tree }) => versionOf(tree) === shell.release.version);
  const next = history[own - 1] ?? history[0];
  const names = [...new Set([...Object.keys(shell.facts), ...Object.keys(newest.facts)])];
  return {
    commit: history[own]?.id ?? '',
    version: shell.release.version,
    since: next?.at ?? '',
    why: misfit(data, newest) ?? '',
    facts: names.filter((name) => shell.facts[name] !== newest.facts[name]).sort(),
  };
}

/** What a site is written from. */
export type StoredSite = Pick<Stored, 'branches' | 'currentSite' | 'site' | 'choices' | 'store'>;

/** Returns the status of the site that a change makes. */
export function statusOf({ site, branches, choices }: StoredSite): Status {
  const { shell, sections, pages: all, day, mode, origin, redirects } = site;
  const packages: StatusPackage[] = [];
  const earlier = new Map(sections.map((section) => [section.name, earlierShellOf(section, shell, branches)]));
  for (const { name, release, origin: store } of [shell, ...sections]) {
    const [shown] = historyFrom(branches.get(name), release.version);
    if (!shown) continue;
    packages.push({
      name,
      commit: shown.id,
      version: release.version,
      since: shown.at,
      by: shown.author,
      message: shown.subject,
      changes: shown.trailers.Changes,
      pages: all.filter(({ owner }) => owner === name).length,
      origin: store ? withoutPasswords(store) : undefined,
      heldBack: choices.get(name)?.fault,
      earlierShell: earlier.get(name),
    });
  }
  const leftOut = [...choices].flatMap(([name, { release, fault = '' }]) => (release ? [] : [{ name, fault }]));
  const composed = buildTime().toISOString();
  const tips = tipsOf(branches);
  const deadLinks = [...site.deadLinks.map(linkKey), ...site.deadPlaces.map(placeKey)];
  return { composed, day, mode, origin, tips, packages, leftOut, deadLinks, redirects };
}
