import {
  isInstalled,
  packages,
  root,
  sectionName,
  sectionOf,
  sections,
  shell,
  type BuiltPackage,
} from '@site/build/packages';
import { readdirSync } from 'node:fs';
import {
  findRelease,
  liveBefore,
  replacedAt,
  restored,
  shortName,
  rollbackTarget,
  type Commit,
  type History,
} from './store/Commit';
import type { Branches } from './store/branches';
import type { Store } from './store/store';
import { Refusal, UserError } from '../system/UserError';
import { fromOrigin, fromRelease, type Change } from './build/Change';
import { fromFolder, fromSources } from './build/makeRelease';
import { compareSources, hashOfTools, hasUnknownSource, hasWorkOfOthers, isHere, lastBuild } from './build/sources';

/**
 * Returns every package of the site. The site's repository lists them in `shell/build/sections.json`. A section's own
 * repository has no such list. There, each branch of the store is a package, if a section can have its name.
 */
export function sitePackages(branches: Branches): readonly BuiltPackage[] {
  if (!isInstalled) return packages;
  const others = [...branches.keys()].filter(
    (name) => sectionName.test(name) && !packages.some((pkg) => pkg.name === name),
  );
  const all = [...sections, ...others.map((name) => sectionOf({ name }))];
  return [shell, ...all.sort((a, b) => a.name.localeCompare(b.name))];
}

/** Returns the newest release of every package that has one. A site depends on these alone. */
export function tipsOf(branches: Branches): Readonly<Record<string, string>> {
  const tips = sitePackages(branches).map(({ name }) => [name, branches.get(name)?.[0]?.id] as const);
  return Object.fromEntries(tips.flatMap(([name, id]) => (id ? [[name, id]] : [])));
}

/** The result of the first step of a change: the requested changes. */
export interface Planned {
  readonly changes: readonly Change[];
  /** Whether the command goes on without a change that fails. The live release of that package stays. */
  readonly isOptional?: boolean;
  /** Notes on packages that do not change. */
  readonly notes?: readonly string[];
  /** Whether this restores an earlier live release, which is urgent. */
  readonly isRollback?: boolean;
}

/**
 * Returns the address of the store in which a section's owner releases it, on the branch `releases/<section>`. Returns '' if
 * the section is built here. The address is in the section's row of `shell/build/sections.json`. An environment variable
 * overrides it: `SECTION_ORIGINS='{"events":"https://git.example.org/events.git"}'`.
 * @throws UserError if the variable names a package that is not a section.
 */
function originOf({ name, origin = '' }: BuiltPackage): string {
  let named: Readonly<Record<string, unknown>>;
  try {
    named = Object(JSON.parse(process.env['SECTION_ORIGINS'] || '{}')) as typeof named;
  } catch {
    throw new UserError('SECTION_ORIGINS is not an object of names and addresses; write {"events":"https://…"}');
  }
  const names = sections.map((pkg) => pkg.name);
  const unknown = Object.keys(named).find((one) => !names.includes(one));
  if (!unknown) return String(named[name] ?? origin);
  throw new UserError(
    `SECTION_ORIGINS names '${unknown}', which is not a section. The sections are: ${names.join(', ')}`,
  );
}

/** Returns whether a build here would equal the live release, and a fault if the build would undo that release. */
async function buildNeed(store: Store, name: string, live: Commit | undefined) {
  const remedy = `replace it on purpose: npm run release -- ${name} --other-sources`;
  const isSame =
    live &&
    !live.trailers['Stands-in-for'] &&
    (await compareSources(store, live)) === 'same' &&
    // Other tools may have built the same files here.
    (live.trailers.Tools === (await hashOfTools()) || (await lastBuild(name))?.tree === live.tree);
  if (isSame) return { isSame, fault: null };
  const undoes = (await hasUnknownSource(store, live))
    ? `made from ${live?.trailers.Source}, which is not in the history here; git pull, or ${remedy}`
    : (await hasWorkOfOthers(store, name, live))
      ? `released by ${live?.author} with uncommitted work; get their work, or ${remedy}`
      : null;
  return { isSame, fault: undoes && `the live release was ${undoes}` };
}

/** Returns the change that updates a package, a note that says why the package stays, or nothing. */
async function planUpdate(store: Store, pkg: BuiltPackage, live?: Commit): Promise<Change | string | undefined> {
  const { name, folder } = pkg;
  const remedy = `to take what is here: npm run release -- ${name}`;
  const rolledBack = live?.trailers['Stands-in-for'];
  if (rolledBack) return `⚠ ${name} stays rolled back from ${shortName(rolledBack)}; ${remedy}`;
  if (live?.trailers.Source?.startsWith('origin ')) {
    return `⚠ ${name} stays at the release of its origin, and none is named now; ${remedy}`;
  }
  if (!isHere(name)) {
    return `${name} has no ${folder} here, so it is not built; the site shows its last release (to remove it from the site: npm run remove:section -- ${name})`;
  }
  const { isSame, fault } = await buildNeed(store, name, live);
  if (fault) return `⚠ ${name} stays: ${fault}`;
  return isSame ? undefined : fromSources(pkg);
}

/**
 * Plans to build every package that changed since its last release, and to take the releases of origins. A package that was
 * rolled back stays rolled back.
 */
export async function planBuild(store: Store, branches: Branches): Promise<Planned> {
  const updates = await Promise.all(
    packages.map((pkg) => {
      const origin = originOf(pkg);
      return origin ? fromOrigin(pkg, origin) : planUpdate(store, pkg, branches.get(pkg.name)?.[0]);
    }),
  );
  const sources = isInstalled ? [] : readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const withoutRow = sources.filter((folder) => !packages.some((pkg) => pkg.folder === folder));
  const remedy = 'has no row in shell/build/sections.json, so it is not built; add a row, or remove the folder';
  const notes = withoutRow.map((folder) => `⚠ ${folder} ${remedy}`);
  return {
    changes: updates.filter((update) => typeof update === 'object'),
    // An invalid package does not stop the others.
    isOptional: true,
    notes: [...updates.filter((update) => typeof update === 'string'), ...notes],
  };
}

/** Plans to take the releases of origins, without a build. */
export async function planCompose(): Promise<Planned> {
  return { changes: sections.filter(originOf).map((pkg) => fromOrigin(pkg, originOf(pkg))), isOptional: true };
}

/** Options of `npm run release`. `shell/cli/site.ts` describes those that a person gives. */
export interface ReleasePlan {
  readonly message?: string;
  readonly from?: string;
  readonly otherSources?: boolean;
  /** Whether the change also releases the shell, which may give pages of a section other addresses. */
  readonly isWithShell?: boolean;
}

/**
 * Plans the release of one package. If nothing is live yet, the plan builds the whole site.
 * @throws Refusal if a build here would undo the live release because its sources are not here.
 */
export async function planRelease(
  pkg: BuiltPackage,
  { from, otherSources = false, isWithShell = false }: ReleasePlan,
  store: Store,
  branches: Branches,
): Promise<Planned> {
  const { name, folder } = pkg;
  const origin = originOf(pkg);
  if (origin && from) throw new Refusal(name, `comes from ${origin}; push the release there`);
  const own = origin ? fromOrigin(pkg, origin) : from ? fromFolder(pkg, from) : fromSources(pkg);
  if (isInstalled && !branches.has('shell')) {
    const none = `the store ${store.address} has no site to show it in`;
    throw new Refusal(name, `${none}; SITE_STORE names the one of the site`);
  }
  if (name !== 'shell' && !branches.has('shell')) {
    const { changes } = await planBuild(store, branches);
    return {
      changes: [...changes.filter((change) => change.pkg !== pkg), own],
      notes: ['Nothing was live yet, so the whole site is built'],
    };
  }
  if (!own.isBuilt) return { changes: [own] };
  if (!isHere(name)) {
    throw new Refusal(name, `${folder} is not here; release it where its sources are, or git restore it`);
  }
  const { isSame, fault } = await buildNeed(store, name, branches.get(name)?.[0]);
  if (fault && !otherSources) throw new Refusal(name, fault);
  return { changes: isSame && !isWithShell ? [] : [own] };
}

/** Plans the release of several packages in one change, each of them once. */
export async function planReleases(
  pkgs: readonly BuiltPackage[],
  options: ReleasePlan,
  store: Store,
  branches: Branches,
): Promise<Planned> {
  const hasShell = pkgs.includes(shell);
  const plans = await Promise.all(
    pkgs.map((pkg) => planRelease(pkg, { ...options, isWithShell: hasShell && pkg !== shell }, store, branches)),
  );
  const subject = options.message?.trim().split('\n')[0];
  const changes = new Map(
    plans.flatMap((plan) =>
      plan.changes.map((change) => [change.pkg.name, { ...change, ...(subject && { subject }) }]),
    ),
  );
  return { changes: [...changes.values()], notes: [...new Set(plans.flatMap(({ notes = [] }) => notes))] };
}

/**
 * Returns a named release, or the last one that visitors would tell apart from the shown one.
 * @throws Refusal if there is no such release, or it is already live.
 */
function releaseToRestore(name: string, to: string | undefined, history: History, shown: History): Commit {
  const commit = to ? findRelease(history, to) : rollbackTarget(shown);
  if (!commit) {
    const none = to
      ? `no release begins with '${to}'; choose one of npm run sections -- ${name}`
      : `there is no earlier release that looks different to visitors; see npm run sections -- ${name}`;
    throw new Refusal(name, none);
  }
  const [live] = shown;
  if (live && restored(live, shown) === commit) throw new Refusal(name, `${shortName(commit.id)} is live already`);
  return commit;
}

/**
 * Plans to restore a release of a package, and the releases of other packages that were live with it.
 * @param to the name of the release. Without it, the last release that visitors would tell apart from the shown one.
 * @param shownOf returns the release of a package that the site shows, and those before it.
 * @throws Refusal if there is no such release, or it is already live.
 */
export async function planRollback(
  pkg: BuiltPackage,
  others: readonly BuiltPackage[],
  to: string | undefined,
  branches: Branches,
  shownOf: (name: string) => History,
): Promise<Planned> {
  const historyOf = ({ name }: BuiltPackage) => branches.get(name) ?? [];
  const commit = releaseToRestore(pkg.name, to, historyOf(pkg), shownOf(pkg.name));
  const instant = replacedAt(commit, historyOf(pkg));
  const companions = others.flatMap((other) => {
    const release = liveBefore(instant, historyOf(other));
    if (!release) {
      const none = `had no release when ${shortName(commit.id)} of ${pkg.name} was live`;
      throw new Refusal(other.name, `${none}; see npm run sections -- ${other.name}`);
    }
    const shown = shownOf(other.name);
    const isLive = shown[0] && restored(shown[0], shown) === release;
    return isLive ? [] : [{ pkg: other, commit: release }];
  });
  const all = [{ pkg, commit }, ...companions];
  // A release that was held back was never live, so it is checked like any other.
  const wasLive = (one: (typeof all)[number]) => shownOf(one.pkg.name).includes(one.commit);
  const changes = all.map((one) =>
    fromRelease(one.pkg, one.commit, wasLive(one) ? shownOf(one.pkg.name) : historyOf(one.pkg)),
  );
  return { changes, isRollback: all.every(wasLive) };
}
