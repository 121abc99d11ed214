import type { BadRelease } from './BadRelease';
import { spoil, withGala } from './spoil';

/** What a section asks of the shell, gives to it or announces, and may not. */
export const badContainers: readonly BadRelease[] = [
  {
    name: 'it wants another React than the shell has',
    make: spoil.section(`(section) => ({ ...section, requires: { ...section.requires, react: '^20.0.0' } })`),
    says: [
      /needs react \^20\.0\.0, this shell gives 19\.\d+\.\d+/,
      /build it with react \^19 or release a shell that has it/,
    ],
  },
  {
    name: 'it wants a module the shell does not have',
    make: spoil.section(`(section) => ({ ...section, requires: { ...section.requires, 'a/form': '^2.0.0' } })`),
    says: [/needs a\/form \^2\.0\.0, this shell gives none/, /build it without or release a shell that has it/],
  },
  {
    name: 'its script defines no container',
    make: spoil.build({ script: () => 'var mfeEvents={};' }),
    says: [/remoteEntry\.js defines no container mfeEvents/, /build it with a federation plugin of that name/],
  },
  {
    name: 'its container has another name',
    make: spoil.build({ script: (code) => `${code};var mfeOther = mfeEvents; mfeEvents = undefined;` }),
    says: [/defines the container mfeOther, not mfeEvents/, /give the federation plugin the name mfeEvents/],
  },
  {
    name: 'its script is an ES module',
    make: spoil.build({ script: (code) => `${code};export default mfeEvents;` }),
    says: [/remoteEntry\.js is an ES module/, /library: \{ type: 'var' \}/],
  },
  {
    name: 'its container looks for a module the shell does not have',
    make: spoil.build({ script: (code) => code.replaceAll('"@site/section/today"', '"a/form"') }),
    says: [/remoteEntry\.js: its container needs a\/form, this shell gives none/, /or release a shell that has it/],
  },
  {
    name: 'its container has other pages than are prerendered',
    make: spoil.container(`({ pages, ...section }) => ({ ...section, pages: pages.slice(1) })`),
    says: [/remoteEntry\.js: its container has no page \/events/, /build both from the same sources/],
  },
  {
    name: 'its container has other titles than are prerendered',
    make: spoil.container(withGala(`title: 'A ball'`)),
    says: [/gives \/events\/hope-gala the title 'A ball', prerender\.cjs 'Hope Gala'/, /build both/],
  },
  {
    name: 'its container throws',
    make: spoil.build({
      script: (code) => `${code};mfeEvents = { ...mfeEvents, init() { throw new Error('no scope'); } };`,
    }),
    says: [/its container gives no section \(no scope\)/, /mend the section and build it again/],
  },
  {
    name: 'its container never answers',
    make: spoil.build({ script: (code) => `${code};mfeEvents = { ...mfeEvents, get: () => new Promise(() => {}) };` }),
    says: [/its container gives no section \(it still waits after 5 s\)/, /mend the section and build it again/],
  },
  {
    name: 'its script goes round in circles',
    make: spoil.container(withGala('Page: () => { for (;;); }')),
    says: [/\/events\/hope-gala is not done after 20 s/, /mend the section and build it again/],
  },
  {
    name: 'its script loads a file it does not pin',
    make: spoil.build({
      script: (code) =>
        `${code};document.head.append(Object.assign(document.createElement('script'), { src: '/releases/events/part.js' }));`,
    }),
    says: [
      /loads \/releases\/events\/part\.js, which the release does not pin/,
      /LimitChunkCountPlugin\(\{ maxChunks: 1 \}\)/,
    ],
  },
  {
    name: 'a page asks for something by itself',
    make: spoil.container(withGala(`Page: () => { void fetch('/menu.json'); return jsx(page.Page, {}); }`)),
    says: [/\/events\/hope-gala asks for \/menu\.json by itself/, /build it in, or wait for a click/],
  },
  {
    name: 'a page hydrates with other words',
    make: spoil.container(
      withGala(`Page: () => jsxs(Fragment, { children: [jsx(page.Page, {}), jsx('p', { children: 'Come!' })] })`),
    ),
    says: [/\/events\/hope-gala hydrates with other words than compose wrote/, /take today from @site\/section\/today/],
  },
  {
    name: 'a page reads the clock while it renders',
    make: spoil.gala(
      `Page: () => jsxs(Fragment, { children: [jsx(page.Page, {}), jsx('p', { children: String(new Date()) })] })`,
    ),
    says: [/\/events\/hope-gala hydrates with other words than compose wrote/, /render the same whenever/],
  },
  {
    name: 'a page fails while hydrating',
    make: spoil.container(withGala(`Page: () => { throw new Error('no window'); }`)),
    says: [/\/events\/hope-gala fails while hydrating \(no window\)/, /mend the section and build it again/],
  },
  {
    name: 'an announced event leads to no page of it',
    make: spoil.events(`path: '/events/ball'`),
    says: [/the announced event 'Hope Gala' has the path "\/events\/ball"/, /the address of one of its pages/],
  },
  {
    name: 'an announced event has a day there is not',
    make: spoil.events(`firstDay: '2026-02-31'`),
    says: [/the announced event 'Hope Gala' has the firstDay "2026-02-31"/, /a day such as '2025-04-10'/],
  },
  {
    name: 'the picture of an announced event is not there',
    make: spoil.events(`picture: { ...event.picture, hash: '00000000' }`),
    says: [/the picture shared-data\/pictures\/[\w-]+\.00000000\.avif does not exist/, /run npm run pictures/],
  },
];
