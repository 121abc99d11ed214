import { isInstalled, packages, root } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { readdirSync } from 'node:fs';
import { findRelease, restored, shortName, rollbackTarget } from '../store/Commit';
import type { Commit, History } from '../store/Commit';
import type { Branches, Store } from '../store/store';
import { Refusal, UserError } from '../UserError';
import type { Change, Plan } from './Change';
import { compareSources, hashOfTools, hasUnknownSource, isHere, lastBuild } from './sources';

/**
 * The origins of sections that are released in a store of their own: addresses of repositories with a branch
 * `releases/<section>`. An origin is in the section's row of `shell/build/packages.js`, and the environment overrides it:
 * `SECTION_ORIGINS='{"events":"https://git.example.org/events.git"}'`, with `""` for a section that is built here.
 * @throws UserError where the environment names a package that is no section.
 */
function sectionOrigins(environment = process.env['SECTION_ORIGINS'] || '{}'): ReadonlyMap<string, string> {
  let named: Readonly<Record<string, unknown>>;
  try {
    named = Object(JSON.parse(environment)) as typeof named;
  } catch {
    throw new UserError('SECTION_ORIGINS is not an object of names and addresses; write {"events":"https://…"}');
  }
  const sections = packages.filter(({ name }) => name !== 'shell');
  const unknown = Object.keys(named).find((name) => !sections.some((section) => section.name === name));
  if (unknown) {
    const names = sections.map(({ name }) => name).join(', ');
    throw new UserError(`SECTION_ORIGINS names '${unknown}', which is no section. There are: ${names}`);
  }
  return new Map(
    sections
      .map(({ name, origin = '' }) => [name, String(named[name] ?? origin)] as const)
      .filter(([, address]) => address !== ''),
  );
}

/** Whether the live release differs from what a build here would give. */
async function needsBuild(store: Store, name: string, live: Commit | undefined): Promise<boolean> {
  if (!live || (await compareSources(store, live)) !== 'same') return true;
  // Other tools may have built the same here.
  return live.trailers.Tools !== (await hashOfTools()) && (await lastBuild(name))?.tree !== live.tree;
}

const remedy = (name: string) => `to take what is here: npm run release -- ${name}`;

/** What brings a package up to date: a change, a note that says why it stays, or nothing. */
async function planUpdate(
  store: Store,
  pkg: BuiltPackage,
  live: Commit | undefined,
  address: string | undefined,
): Promise<Change | string | null> {
  const { name, folder } = pkg;
  if (address) return { pkg, isRequired: false, kind: 'origin', address };
  const rolledBack = live?.trailers['Stands-in-for'];
  if (rolledBack) return `⚠ ${name} stays rolled back from ${shortName(rolledBack)}; ${remedy(name)}`;
  if (live?.trailers.Source?.startsWith('origin ')) {
    return `⚠ ${name} stays at the release of its origin, and none is named now; ${remedy(name)}`;
  }
  if (!isHere(name)) {
    return `${name} is not built here, where there is no ${folder}: what its owners release is shown (to take it off the site: npm run remove:section -- ${name})`;
  }
  if (await hasUnknownSource(live)) return `⚠ ${name} stays: its sources are not in the history here; git pull`;
  return (await needsBuild(store, name, live)) ? { pkg, isRequired: true, kind: 'sources' } : null;
}

/**
 * Brings every package up to date: builds what changed since its last release, and takes what origins offer. A package that
 * was rolled back stays so.
 */
export async function planBuild(store: Store, branches: Branches): Promise<Plan> {
  const origins = sectionOrigins();
  const updates = await Promise.all(
    packages.map((pkg) => planUpdate(store, pkg, branches.get(pkg.name)?.[0], origins.get(pkg.name))),
  );
  const withoutRow = readdirSync(root).filter(
    (folder) => !isInstalled && folder.startsWith('mfe-') && !packages.some((pkg) => pkg.folder === folder),
  );
  return {
    changes: updates.filter((update) => typeof update === 'object' && update !== null),
    notes: [
      ...updates.filter((update) => typeof update === 'string'),
      ...withoutRow.map(
        (folder) => `⚠ ${folder} has no row in shell/build/packages.js, and is not built; add it, or remove the folder`,
      ),
    ],
  };
}

/** Takes what origins offer, and builds nothing. */
export function planCompose(): Promise<Plan> {
  const origins = sectionOrigins();
  const changes = packages.flatMap((pkg) => {
    const address = origins.get(pkg.name);
    return address ? [{ pkg, isRequired: false, kind: 'origin' as const, address }] : [];
  });
  return Promise.resolve({ changes });
}

/** Options of a release. */
export interface ReleasePlan {
  /** A folder with a finished build or a complete release, to take instead of building. */
  readonly from?: string;
  /** Whether to build although the sources of the live release are not in the history here. */
  readonly otherSources?: boolean;
}

/**
 * Releases one package. Where nothing is live yet, everything is built.
 * @throws Refusal where a build from an old clone would undo the live release.
 */
export async function planRelease(
  pkg: BuiltPackage,
  { from, otherSources = false }: ReleasePlan,
  store: Store,
  branches: Branches,
): Promise<Plan> {
  const address = sectionOrigins().get(pkg.name);
  if (address && from) throw new Refusal(pkg.name, `comes from ${address}; push the release there`);
  const kind = from ? { kind: 'folder' as const, folder: from } : { kind: 'sources' as const };
  const own: Change = { pkg, isRequired: true, ...(address ? { kind: 'origin', address } : kind) };
  if (isInstalled && !branches.has('shell')) {
    throw new Refusal(
      pkg.name,
      `the store ${store.address} has no site to show it in; SITE_STORE names the one of the site`,
    );
  }
  if (pkg.name !== 'shell' && !branches.has('shell')) {
    const { changes } = await planBuild(store, branches);
    return {
      changes: [...changes.filter((change) => change.pkg !== pkg), own],
      notes: ['Nothing was live yet: the whole site is built'],
    };
  }
  if (own.kind !== 'sources') return { changes: [own] };
  if (!isHere(pkg.name)) {
    throw new Refusal(
      pkg.name,
      `${pkg.folder} is not here; git restore it, or take it off the site: npm run remove:section -- ${pkg.name}`,
    );
  }
  const [live] = branches.get(pkg.name) ?? [];
  if (!otherSources && (await hasUnknownSource(live))) {
    throw new Refusal(
      pkg.name,
      `what is live was made from ${live?.trailers.Source}, which is not in the history here; git pull, or replace it on purpose: npm run release -- ${pkg.name} --other-sources`,
    );
  }
  const isSame = !live?.trailers['Stands-in-for'] && !(await needsBuild(store, pkg.name, live));
  return { changes: isSame ? [] : [own] };
}

/**
 * Restores an earlier release.
 * @param to the name of a release; where left out, the last one that differs for visitors.
 * @throws Refusal where there is none, or it is live.
 */
export function planRollback(pkg: BuiltPackage, to: string | undefined, branches: Branches): Promise<Plan> {
  const history: History = branches.get(pkg.name) ?? [];
  const [live] = history;
  const commit = to ? findRelease(history, to) : rollbackTarget(history);
  if (!commit) {
    throw new Refusal(
      pkg.name,
      to
        ? `no release begins with '${to}'; choose one of npm run sections -- ${pkg.name}`
        : `there is no earlier release that visitors would tell apart; see npm run sections -- ${pkg.name}`,
    );
  }
  if (live && restored(live, history) === commit)
    throw new Refusal(pkg.name, `${shortName(commit.id)} is live already`);
  return Promise.resolve({ changes: [{ pkg, isRequired: true, kind: 'release', commit }] });
}
