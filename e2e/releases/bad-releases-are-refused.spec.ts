import { contractVersion } from '@site/section/Section';
import { expect } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { diskState } from '../fixtures/releases/diskState';
import { changedBuild, sectionEdits } from '../fixtures/site/changedBuild';
import type { BuildEdits } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

type Make = (site: OwnSite) => Promise<readonly string[]>;

/** Releases a package from a build with changes. */
const build =
  (edits: BuildEdits, name = 'events', spoil: (folder: string) => Promise<void> = () => Promise.resolve()): Make =>
  async (site) => {
    const folder = await changedBuild(site, name, edits);
    await spoil(folder);
    return [name, '--from', folder];
  };

const shell = (edits: BuildEdits) => build(edits, 'shell');

/** The events, changed by a function from section to section, given as source; in both builds or in the container alone. */
const section = (change: string) => build(sectionEdits('events', change));
const container = (change: string) => build({ script: sectionEdits('events', change).script });

/** The source of a function that gives the page of the gala other fields; `page` is at hand. */
const withGala = (fields: string) =>
  `({ pages, ...section }) => ({ ...section, pages: pages.map((page) =>
    page.path === '/events/hope-gala' ? { ...page, ${fields} } : page) })`;
const gala = (fields: string) => section(withGala(fields));

/** The field of a page with all it had and something else; given as source. */
const added = (rest: string) =>
  `Page: () => jsxs(Fragment, { children: [jsx(page.Page, {}), jsx('p', { children: ${rest} })] })`;

const heavy = (bytes: number) => `/* ${randomBytes(bytes).toString('base64')} */`;

/** What is wrong, how it is made, and how the one line names the file or page, and the remedy. */
const badReleases: readonly (readonly [name: string, make: Make, says: RegExp])[] = [
  // One for each place where a release is looked at: its bytes, its pages, its container, and the sections beside it.
  [
    'whose script is an ES module',
    build({ script: (code) => `${code};export default mfeEvents;` }),
    /remoteEntry\.js is an ES module.*library: \{ type: 'var' \}/,
  ],
  [
    'in which a page throws while rendering',
    gala(`Page: () => { throw new Error('no gala\\nat all'); }`),
    /\/events\/hope-gala fails while rendering \(no gala\).*mend the page and release again/,
  ],
  [
    'whose page hydrates with other words',
    container(withGala(added(`'Come!'`))),
    /\/events\/hope-gala hydrates with other words than compose wrote.*take today from @site\/section\/today/,
  ],
  [
    'of a shell for a contract of another major',
    shell({
      prerender: (code) => code.replace(/(inlined export \.contractVersion \*\/)\d+/, `$1${contractVersion + 1}`),
    }),
    new RegExp(
      `section\\.ts is built for contract ${contractVersion}, this site speaks ${contractVersion + 1}; rebuild`,
    ),
  ],
  [
    'that lacks a page of the site',
    section(
      `({ pages, events, ...section }) => ({ ...section, pages: pages.filter(({ path }) => path !== '/events/hope-gala') })`,
    ),
    /\/events\/hope-gala is on the site and has no page.*npm run release -- events --drop-pages/,
  ],
  [
    'whose script is over size',
    build({ script: (code) => `${code}\n${heavy(60_000)}` }),
    /remoteEntry\.js weighs \d+ bytes as brotli; make it at most \d+ \(shell\/compose\/validate\/validateFiles\.ts\)/,
  ],
  [
    'whose picture is over size',
    build({}, 'events', async (folder) => {
      const [picture = ''] = await readdir(path.join(folder, 'images'));
      await appendFile(path.join(folder, 'images', picture), Buffer.alloc(300_000));
    }),
    /images\/[\w.-]+ weighs \d+ bytes; a picture may weigh at most 200000: encode it smaller/,
  ],
  [
    'with an address of another section',
    section(
      `({ pages, ...section }) => ({ ...section, pages: [...pages, { ...pages[0], path: '/about/team', title: 'Ours now' }] })`,
    ),
    /\/about\/team belongs to about already; take another address, or have about release without it/,
  ],
  [
    'without a file of the build',
    build({}, 'events', (folder) => rm(path.join(folder, 'prerender.cjs'))),
    /prerender\.cjs is missing; give the folder of a finished build/,
  ],
  [
    'whose announced event has a picture that is not there',
    build({
      prerender: sectionEdits(
        'events',
        `({ events, ...section }) => ({ ...section, events: events.map((event) =>
          event.title === 'Hope Gala' ? { ...event, picture: { ...event.picture, hash: '00000000' } } : event) })`,
      ).prerender,
    }),
    /the picture shared-data\/pictures\/[\w-]+\.00000000\.avif, which does not exist.*run npm run pictures/,
  ],
  [
    'of a shell with another React than the sections want',
    shell({
      prerender: (code) =>
        `${code};{const { react, ...others } = module.exports.sharedModules;
        module.exports = { ...module.exports, sharedModules: { ...others, react: { ...react, version: '20.0.0' } } };}`,
    }),
    /^about: needs react \^19\.0\.0, this shell gives 20\.0\.0.*or release a shell that has it/,
  ],
  [
    'whose script has a syntax error',
    build({ script: (code) => code.slice(0, -40) }),
    /remoteEntry\.js is no script a browser can run .*build it again/,
  ],
  [
    'in which a file beside a page throws while it is written',
    gala(`files: [{ path: '/events/gala.ics', type: 'text/calendar', text: () => { throw new Error('no day'); } }]`),
    /\/events\/gala\.ics fails while it is written \(no day\).*mend it and release again/,
  ],
  [
    'whose container looks for a module the shell does not have',
    build({ script: (code) => code.replaceAll('"@site/section/today"', '"a/form"') }),
    /remoteEntry\.js: its container needs a\/form, this shell gives none.*or release a shell that has it/,
  ],
  [
    'of a shell in which no section is hydrated',
    shell({ script: (code) => code.replaceAll('"@site/section/today":', '"@site/section/later":') }),
    /^shell: \/about of about fails while hydrating \(.*mend the shell and build it again/,
  ],
  [
    'of a shell whose script throws',
    shell({ script: (code) => `throw new Error('no shell');${code}` }),
    /^shell: \/ fails while hydrating \(no shell\); mend the shell and build it again/,
  ],
];

for (const [index, [name, make, says]] of badReleases.entries()) {
  test(
    `a release ${name} is refused in one line, with nothing changed`,
    { tag: index < 4 ? [] : '@nightly' },
    async ({ site }) => {
      const args = await make(site);
      const before = await diskState(site);
      const { code, err } = await site.run('release', args);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^[a-z]+: [^\n]+\n$/) });
      expect(err).toMatch(says);
      expect(await diskState(site)).toEqual(before);
    },
  );
}
