import { randomUUID } from 'node:crypto';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, manifestFile, versionOf } from '../../../shell/compose/Release';
import type { Release } from '../../../shell/compose/Release';
import { changedBuild, edit, sectionEdits } from '../../own-site/changedBuild';
import type { BuildEdits, Edit } from '../../own-site/changedBuild';
import type { OwnSite } from '../../own-site/ownSite';
import { edition } from './edition';

/** The arguments of a command that releases a package from a folder. */
export const from = (folder: string, name = 'events'): readonly string[] => [name, '--from', folder];

/** The source of a function that gives the page of the gala other fields; `page` is at hand. */
export const withGala = (fields: string) =>
  `({ pages, ...section }) => ({ ...section, pages: pages.map((page) =>
    page.path === '/events/hope-gala' ? { ...page, ${fields} } : page) })`;

/** Ways to make a release that may not go live, of the events where no other is named. Each gives what makes it on a site. */
export const spoil = {
  /** A build with other files. */
  build: (edits: BuildEdits) => async (site: OwnSite) => from(await changedBuild(site, 'events', edits)),

  /** The same, of the shell. */
  shell: (edits: BuildEdits) => async (site: OwnSite) => from(await changedBuild(site, 'shell', edits), 'shell'),

  /** A build whose section was changed by a function, given as source. */
  section: (change: string) => spoil.build(sectionEdits('events', change)),

  /** A build in which the section of the container alone was changed by a function, given as source. */
  container: (change: string) => spoil.build({ script: sectionEdits('events', change).script }),

  /** A build in which the page of the gala has other fields, given as source. */
  gala: (fields: string) => spoil.section(withGala(fields)),

  /** A build in which the announced gala has other fields, given as source; `event` is at hand. Browsers have no events. */
  events: (fields: string) =>
    spoil.build({
      prerender: sectionEdits(
        'events',
        `({ events, ...section }) => ({ ...section, events: events.map((event) =>
          event.title === 'Hope Gala' ? { ...event, ${fields} } : event) })`,
      ).prerender,
    }),

  /** A whole release copied from elsewhere, with one file changed on its way. */
  copy: (file: string, change: Edit) => async (site: OwnSite) => {
    const folder = path.join(site.home, 'copied', randomUUID());
    await cp(site.firstRelease('events'), folder, { recursive: true });
    await edit(folder, file, change);
    return from(folder);
  },

  /** A whole release, made anew with a picture that weighs as many bytes more. */
  picture: (bytes: number) => async (site: OwnSite) => {
    const folder = path.join(site.home, 'copied', randomUUID());
    await cp(site.firstRelease('events'), folder, { recursive: true });
    const place = path.join(folder, manifestFile);
    const { version, ...content } = JSON.parse(await readFile(place, 'utf8')) as Release;
    const assets = content.assets.map((asset) => ({ ...asset }));
    const picture = assets.find(({ file }) => file.startsWith('images/'));
    if (!picture) throw new Error(`${version} has no picture; name another section`);
    await appendFile(path.join(folder, picture.file), Buffer.alloc(bytes));
    picture.integrity = integrityOf(await readFile(path.join(folder, picture.file)));
    const changed = { ...content, assets };
    await writeFile(place, JSON.stringify({ ...changed, version: versionOf(changed) }));
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
