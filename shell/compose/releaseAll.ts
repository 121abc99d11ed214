import { sections, shell } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { Listr } from 'listr2';
import type { StoredRelease } from './releases/Release';
import { releasePackage } from './releases/releasePackage';
import { changeSite } from './changeSite';
import { checkContent } from './checkContent';
import { composeSite } from './site/composeSite';
import { goLive } from './site/LiveSite';

const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

/**
 * Builds what changed since it was last released, and composes the site. The shell comes first: sections are checked by
 * rendering them inside it. Two sections build at a time.
 */
export async function releaseAll(): Promise<void> {
  for (const line of await checkContent()) console.log(line);
  await changeSite('building the site', async (live, now) => {
    const released = new Map<string, StoredRelease>();
    const build = (pkg: BuiltPackage) => ({
      title: `build ${pkg.name}`,
      task: async (_: unknown, task: { title: string; output: string }) => {
        const { stored, built } = await releasePackage(pkg, released.get('shell')?.folder ?? null, (fraction) => {
          if (process.stdout.isTTY) task.output = percent(fraction);
        });
        released.set(pkg.name, stored);
        task.title = built ? `built ${pkg.name}` : `${pkg.name} has not changed`;
      },
    });
    const compose = async (_: unknown, task: { title: string }) => {
      const next = [...released.values()].reduce(
        (record, { release }) => goLive(record, release.name, release.version, now),
        [...live],
      );
      const { pages } = await composeSite(next);
      task.title = `composed ${pages} pages`;
    };
    await new Listr(
      [
        build(shell),
        { title: 'sections', task: (_, task) => task.newListr(sections.map(build), { concurrent: 2 }) },
        { title: 'compose the site', task: compose },
      ],
      {
        rendererOptions: { collapseSubtasks: false, showErrorMessage: false },
        fallbackRenderer: 'simple',
      },
    ).run();
  });
}
