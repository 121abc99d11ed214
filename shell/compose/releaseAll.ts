import { packages, sections, shell } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { Listr } from 'listr2';
import { releasePackage } from './releasePackage';
import type { ReleasedPackage } from './releasePackage';
import { asShell } from './releases/Release';
import { UserError } from './UserError';
import { changeSite } from './changeSite';
import { checkContent } from './checkContent';
import { composeWithOrigins } from './composeWithOrigins';
import { goLive } from './site/LiveSite';
import { sectionOrigins } from './origins/sectionOrigins';

const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

/** One error for all: every section that was refused has its line. */
function allOf(failures: readonly unknown[]): unknown {
  if (!failures.every((one) => one instanceof UserError)) return failures[0];
  return new UserError(failures.map(({ message }) => message).join('\n'));
}

interface BuildOptions {
  /** Whether pages may go that are on the site. */
  readonly dropPages?: boolean;
}

/**
 * Builds what changed since it was last released, and composes the site. The shell comes first: sections are checked by
 * rendering them inside it. Two sections build at a time. Where one is refused, none goes live.
 */
export async function releaseAll({ dropPages = false }: BuildOptions = {}): Promise<void> {
  for (const line of await checkContent()) console.log(line);
  await changeSite('building the site', async (live, now) => {
    const released = new Map<string, ReleasedPackage>();
    const failures: unknown[] = [];
    const elsewhere = sectionOrigins(packages);
    const builtHere = sections.filter(({ name }) => !elsewhere.has(name));
    const build = (pkg: BuiltPackage) => ({
      title: `build ${pkg.name}`,
      task: async (_: unknown, task: { title: string; output: string }) => {
        const host = released.get('shell');
        const one = await releasePackage(pkg, {
          shell: host ? asShell(host.stored) : null,
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
    const compose = async (_: unknown, task: { title: string }) => {
      const next = [...released.values()].reduce(
        (record, { stored: { release } }) => goLive(record, release.name, release.version, now),
        [...live],
      );
      const host = released.get('shell');
      if (!host || failures.length > 0) throw allOf(failures);
      const { pages, notes } = await composeWithOrigins(next, {
        shell: asShell(host.stored),
        now,
        before: live,
        dropPages,
      });
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
      for (const { stored } of released.values()) await stored.discard();
      throw error;
    });
    for (const { remember } of released.values()) await remember();
  });
}
