import { packages, sections, shell } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { Listr } from 'listr2';
import { releasePackage } from './releasePackage';
import type { ReleasedPackage } from './releasePackage';
import { dirs } from './dirs';
import { readLiveShell } from './store/storeRelease';
import { asShell } from './Release';
import type { ShellRelease, StoredRelease } from './Release';
import { UserError } from './UserError';
import { withBuildLock, withSiteLock } from './locks';
import { checkContent, checkSources } from './build/checkSources';
import { composeWithOrigins } from './composeWithOrigins';
import { goLive, readLivePackages, refuseOvertaken, whyKept } from './LiveSite';
import type { LivePackage } from './LiveSite';
import { sectionOrigins } from './stage/origins';

const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

/** One error for all: every section that was refused has its line. */
function allOf(failures: readonly unknown[]): unknown {
  if (!failures.every((one) => one instanceof UserError)) return failures[0];
  return new UserError([...new Set(failures.map(({ message }) => message))].join('\n'));
}

/** The shell that sections are looked at in: the one built now, or the one that stays. */
async function hostOf(
  released: ReadonlyMap<string, ReleasedPackage>,
  live: readonly LivePackage[],
): Promise<StoredRelease<ShellRelease>> {
  const built = released.get('shell');
  return built ? asShell(built) : readLiveShell(dirs.releases, live);
}

interface BuildOptions {
  /** Whether pages may go that are on the site. */
  readonly dropPages?: boolean;
}

/**
 * Builds what changed since it was last released, and composes the site. The shell comes first: sections are checked by
 * rendering them inside it. Two sections build at a time. Where one is refused, none goes live. What was gone back from, and
 * what comes from an origin that is named no more, stays as it is.
 */
export async function releaseAll({ dropPages = false }: BuildOptions = {}): Promise<void> {
  for (const line of await checkContent()) console.log(line);
  const doing = 'building the site';
  await withBuildLock(doing, async () => {
    const live = await readLivePackages(dirs.site);
    const released = new Map<string, ReleasedPackage>();
    const failures: unknown[] = [];
    /** The sources of all packages, once one of them has changed: together they take little longer than alone. */
    let checked: Promise<void> | undefined;
    const elsewhere = sectionOrigins(packages);
    const builtHere = sections.filter(({ name }) => !elsewhere.has(name));
    const kept = new Map<string, string>();
    for (const pkg of live) {
      const reason = whyKept(pkg, elsewhere);
      if (reason) kept.set(pkg.name, reason);
    }
    const build = (pkg: BuiltPackage) => ({
      title: `build ${pkg.name}`,
      task: async (_: unknown, task: { title: string; output: string }) => {
        const reason = kept.get(pkg.name);
        if (reason) {
          task.title = reason;
          return;
        }
        const one = await releasePackage(pkg, {
          shell: pkg === shell ? null : await hostOf(released, live),
          check: () => (checked ??= checkSources([shell, ...builtHere].filter(({ name }) => !kept.has(name)))),
          progressed: (fraction) => {
            if (process.stdout.isTTY) task.output = percent(fraction);
          },
        }).catch((error: unknown) => {
          failures.push(error);
          throw error;
        });
        released.set(pkg.name, one);
        task.title = one.isKnown ? `${pkg.name} has not changed` : `built ${pkg.name}`;
      },
    });
    const putLive = (before: readonly LivePackage[], now: string) => {
      let next = before;
      for (const { release } of released.values()) {
        refuseOvertaken(release, live, before);
        next = goLive(next, release.name, release.version, now);
      }
      return composeWithOrigins(next, { now, before, dropPages });
    };
    const compose = async (_: unknown, task: { title: string }) => {
      if (failures.length > 0) throw allOf(failures);
      const { pages, notes } = await withSiteLock(doing, putLive);
      task.title = [`composed ${pages} pages`, ...notes].join('\n');
    };
    const steps = new Listr(
      [
        build(shell),
        {
          title: 'sections',
          task: (_, task) => task.newListr(builtHere.map(build), { concurrent: 2, exitOnError: false }),
        },
        { title: 'compose the site', task: compose },
      ],
      {
        rendererOptions: { collapseSubtasks: false, showErrorMessage: false },
        fallbackRenderer: 'simple',
      },
    );
    await steps.run().catch(async (error: unknown) => {
      for (const { discard } of released.values()) await discard();
      throw error;
    });
    for (const { remember } of released.values()) await remember();
  });
}
