import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { findRelease, restored, shortName, wayBack } from '../store/Commit';
import type { Commit, History } from '../store/Commit';
import type { Store, Truth } from '../store/store';
import { Refusal, UserError } from '../UserError';
import type { Change, Plan } from './Change';
import { compareSources, hashOfTools, isMadeFromOthers } from './sources';

/**
 * Where sections are released that come from a store of their owner's: the address of a repository with a branch
 * `releases/<section>`. A section's row in `shell/build/packages.js` says so (`origin`); the environment may say otherwise:
 * `SECTION_ORIGINS='{"events":"https://git.example.org/events.git"}'`, with `""` for a section that is built here after all.
 * @throws UserError where the environment names no section.
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

/** Whether a package has to be built to be as it is here. */
async function needsBuild(store: Store, live: Commit | undefined, tools = hashOfTools()): Promise<boolean> {
  return (await compareSources(store, live)) !== 'same' || live?.trailers.Tools !== (await tools);
}

const originChange = (pkg: BuiltPackage, address: string, isRequired: boolean): Change => ({
  pkg,
  isRequired,
  kind: 'origin',
  address,
});

const remedy = (name: string) => `to take what is here: npm run release -- ${name}`;

/**
 * To bring every package up to date: what changed since it was last released is built, and what origins offer is taken. What
 * was gone back from stays as it is.
 */
export async function planBuild(store: Store, truth: Truth): Promise<Plan> {
  const origins = sectionOrigins();
  const tools = hashOfTools();
  const planned = packages.map(async (pkg): Promise<{ change?: Change; note?: string }> => {
    const [live] = truth.get(pkg.name) ?? [];
    const address = origins.get(pkg.name);
    if (address) return { change: originChange(pkg, address, false) };
    const instead = live?.trailers['Stands-in-for'];
    if (instead) {
      return { note: `⚠ ${pkg.name} stays at what was gone back to from ${shortName(instead)}; ${remedy(pkg.name)}` };
    }
    if (live?.trailers.Source?.startsWith('origin ')) {
      return { note: `⚠ ${pkg.name} stays at what came from its origin, which none is named now; ${remedy(pkg.name)}` };
    }
    if (await isMadeFromOthers(live)) {
      return { note: `⚠ ${pkg.name} stays: it was made from sources that are not in the history here; git pull` };
    }
    return (await needsBuild(store, live, tools)) ? { change: { pkg, isRequired: true, kind: 'sources' } } : {};
  });
  const plans = await Promise.all(planned);
  return {
    changes: plans.flatMap(({ change }) => change ?? []),
    notes: plans.flatMap(({ note }) => note ?? []),
  };
}

/** To take what origins offer, and build nothing. */
export function planCompose(): Promise<Plan> {
  const origins = sectionOrigins();
  const changes = packages.flatMap((pkg) => {
    const address = origins.get(pkg.name);
    return address ? [originChange(pkg, address, false)] : [];
  });
  return Promise.resolve({ changes });
}

/** How one package is released. */
export interface ReleasePlan {
  /** A folder with a finished build or a whole release, to be taken instead of building. */
  readonly from?: string;
  /** Whether to build though what is live was made from sources that are not here. */
  readonly otherSources?: boolean;
}

/**
 * To release one package. Where nothing is live yet, everything is built.
 * @throws Refusal where an old clone would take back what is live.
 */
export async function planRelease(
  pkg: BuiltPackage,
  { from, otherSources = false }: ReleasePlan,
  store: Store,
  truth: Truth,
): Promise<Plan> {
  const address = sectionOrigins().get(pkg.name);
  if (address && from) throw new Refusal(pkg.name, `comes from ${address}; push the release there`);
  const own = (): Change => {
    if (address) return originChange(pkg, address, true);
    return from ? { pkg, isRequired: true, kind: 'folder', folder: from } : { pkg, isRequired: true, kind: 'sources' };
  };
  if (pkg.name !== 'shell' && !truth.has('shell')) {
    const { changes } = await planBuild(store, truth);
    return {
      changes: [...changes.filter((change) => change.pkg !== pkg), own()],
      notes: ['Nothing was live yet: the whole site is built'],
    };
  }
  const [live] = truth.get(pkg.name) ?? [];
  if (!address && !from && !otherSources && (await isMadeFromOthers(live))) {
    throw new Refusal(
      pkg.name,
      `what is live was made from ${live?.trailers.Source}, which is not in the history here; git pull, or replace it on purpose: npm run release -- ${pkg.name} --other-sources`,
    );
  }
  const isSame = !address && !from && !live?.trailers['Stands-in-for'] && !(await needsBuild(store, live));
  return { changes: isSame ? [] : [own()] };
}

/**
 * To put an earlier release back.
 * @param to the name of a release; the last one that visitors would tell apart where it is left out.
 * @throws Refusal where there is none, or it is live.
 */
export function planRollback(pkg: BuiltPackage, to: string | undefined, truth: Truth): Promise<Plan> {
  const history: History = truth.get(pkg.name) ?? [];
  const [live] = history;
  const commit = to ? findRelease(history, to) : wayBack(history);
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
