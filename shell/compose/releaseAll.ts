import { packages, sections, shell } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { Listr } from 'listr2';
import type { StoredRelease } from './releases/Release';
import { releasePackage } from './releases/releasePackage';
import { composeSite, composingInstant } from './site/composeSite';
import { goLive } from './site/LiveSite';
import { readLiveSite } from './site/readLiveSite';
import { places } from './places';

const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

/**
 * Builds what changed since it was last released, and composes the site. The shell comes first: sections are checked by
 * rendering them inside it. Two sections build at a time.
 */
export async function releaseAll(): Promise<void> {
  const released = new Map<string, StoredRelease>();
  const build = (pkg: BuiltPackage) => ({
    title: `build ${pkg.name}`,
    task: async (_: unknown, task: { title: string; output: string }) => {
      const { stored, built } = await releasePackage(pkg, released.get('shell')?.folder ?? null, (fraction) => {
        task.output = percent(fraction);
      });
      released.set(pkg.name, stored);
      task.title = built ? `built ${pkg.name}` : `${pkg.name} has not changed`;
    },
  });
  await new Listr(
    [
      build(shell),
      { title: 'sections', task: (_, task) => task.newListr(sections.map(build), { concurrent: 2 }) },
      {
        title: 'compose the site',
        task: async (_, task) => {
          const since = composingInstant().toISOString();
          const live = await readLiveSite(places.site);
          const next = packages.reduce(
            (record, { name }) => goLive(record, name, released.get(name)?.release.version ?? '', since),
            [...(live?.packages ?? [])],
          );
          const { pages } = await composeSite(next);
          task.title = `composed ${pages} pages`;
        },
      },
    ],
    { rendererOptions: { collapseSubtasks: false } },
  ).run();
}
