import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { changedBuild, edit, sectionEdit } from '../../own-site/changedBuild';
import type { BuildEdits, Edit } from '../../own-site/changedBuild';
import type { OwnSite } from '../../own-site/ownSite';
import { edition } from './edition';

/** The arguments of a command that releases the events from a folder. */
export const from = (folder: string): readonly string[] => ['events', '--from', folder];

/** Ways to make a release of the events that may not go live. Each gives what makes it on a site. */
export const spoil = {
  /** A build with other files. */
  build: (edits: BuildEdits) => async (site: OwnSite) => from(await changedBuild(site, 'events', edits)),

  /** A build whose section was changed by a function, given as source. */
  section: (change: string) => spoil.build({ prerender: sectionEdit(change) }),

  /** A build in which the page of the gala has other fields, given as source. */
  gala: (fields: string) =>
    spoil.section(
      `({ pages, ...section }) => ({ ...section, pages: pages.map((page) =>
        page.path === '/events/hope-gala' ? { ...page, ${fields} } : page) })`,
    ),

  /** A whole release copied from elsewhere, with one file changed on its way. */
  copy: (file: string, change: Edit) => async (site: OwnSite) => {
    const folder = path.join(site.home, 'copied', randomUUID());
    await cp(site.firstRelease('events'), folder, { recursive: true });
    await edit(folder, file, change);
    return from(folder);
  },
};

/** Goes back from a release, and changes one of its stored files. */
export async function tamper(site: OwnSite, file: string): Promise<{ build: string; version: string }> {
  const build = await edition(site, 'events', `tampered-${path.extname(file).slice(1)}`);
  await site.run('release', from(build));
  const { version } = await site.live('events');
  await site.run('rollback', ['events']);
  await edit(path.join(site.dist, 'releases/events', version), file, (text) => `${text} `);
  return { build, version };
}
