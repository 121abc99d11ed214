import { changedPages } from './currentSite';
import type { Checked } from './check/checkSite';
import type { Made } from './choose';
import { livePackage } from './write/Status';
import { checkOut } from './store/releaseFolder';
import { pushReleases, type NewRelease } from './store/branches';

/** The result of the fifth step of a change: its releases are on their branches. */
export interface Stored extends Made<Checked> {
  /** The packages that have a new release. */
  readonly released: readonly string[];
}

/** Returns the releases that a change built as commits. It skips those that are held back, or equal the live release. */
async function newReleases(checked: Made<Checked>): Promise<NewRelease[]> {
  const { store, site, choices, branches, currentSite } = checked;
  const built = checked.built.filter((one) => choices.get(one.pkg.name)?.release === one);
  const changed = new Set(await changedPages(site.pages, currentSite.page));
  const names = new Set(built.map(({ pkg }) => pkg.name));
  const releases = built.map(async ({ pkg: { name }, release, tree, subject, trailers }): Promise<NewRelease[]> => {
    const live = branches.get(name)?.[0];
    const isSame =
      live?.tree === tree &&
      live.trailers.Modules === trailers.Modules &&
      live.trailers['Stands-in-for'] === trailers['Stands-in-for'];
    if (isSame) return [];
    // The difference is known only if the current site shows the release before this one.
    if (!live || livePackage(currentSite.status, name)?.commit !== live.id) return [{ name, tree, subject, trailers }];
    // A release may change pages of other packages. They are listed, unless their owner also has a release in this
    // change.
    const isOwn = (owner: string) => owner === name || !names.has(owner);
    const pages = site.pages.filter((page) => isOwn(page.owner) && changed.has(page.address));
    const before = await checkOut(store, name, live.tree).catch(() => null);
    const scripts = before?.script.integrity === release.script.integrity ? [] : ['scripts'];
    const Changes = [...pages.map(({ address }) => address), ...scripts].join(', ') || 'nothing';
    return [{ name, tree, subject, trailers: { ...trailers, Changes } }];
  });
  return (await Promise.all(releases)).flat();
}

/**
 * Pushes the new releases of a change.
 * @returns null if another release went live meanwhile. Nothing has changed then.
 */
export async function storeReleases(checked: Made<Checked>): Promise<Stored | null> {
  const releases = await newReleases(checked);
  const { store, branches } = checked;
  const now = releases.length > 0 ? await pushReleases(store, releases, branches) : branches;
  return now && { ...checked, branches: now, released: releases.map(({ name }) => name) };
}
