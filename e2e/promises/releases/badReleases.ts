import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { changedBuild } from '../../own-site/changedBuild';
import { badContainers } from './badContainers';
import type { BadRelease } from './BadRelease';
import { badShells } from './badShells';
import { from, spoil, tamper } from './spoil';

/** The field of a page with a heading and something else, given as source. */
const gala = (rest: string) => `Page: () => jsxs(Fragment, { children: [jsx('h1', { children: 'Gala' }), ${rest}] })`;

/** Every kind of release that is refused, in the order of the promise. */
export const badReleases: readonly BadRelease[] = [
  {
    name: 'a page of the site is missing',
    make: spoil.section(
      `({ pages, events, ...section }) => ({ ...section, pages: pages.filter(({ path }) => path !== '/events/hope-gala') })`,
    ),
    says: [/\/events\/hope-gala is on the site and has no page/, /bring it back, or release with --drop-pages/],
  },
  {
    name: 'a page has no component',
    make: spoil.gala('Page: undefined'),
    says: [/\/events\/hope-gala has no Page/, /give it a component/],
  },
  {
    name: 'a copied release names a page it does not have',
    make: spoil.copy('release.json', (text) => text.replace('"/events/hope-gala"', '"/events/gala"')),
    says: [/release\.json calls itself \w+, but its content is \w+/, /release it anew/],
  },
  {
    name: 'it was built for a contract of another major',
    make: spoil.section('(section) => ({ ...section, contract: section.contract + 1 })'),
    says: [/section\.ts is built for contract 3, this site speaks 2/, /rebuild it with the present @site\/section/],
  },
  {
    name: 'it names no contract',
    make: spoil.section('({ contract, ...section }) => section'),
    says: [/section\.ts is built for contract undefined/, /rebuild it/],
  },
  {
    name: 'what prerenders it has a syntax error',
    make: spoil.build({ prerender: (code) => `${code};const = 1` }),
    says: [/prerender\.cjs does not run \(Unexpected token/, /mend the section and build it again/],
  },
  {
    name: 'its script has a syntax error',
    make: spoil.build({ script: (code) => code.slice(0, -40) }),
    says: [/remoteEntry\.js is no script a browser can run/, /build it again/],
  },
  {
    name: 'a page throws while rendering',
    make: spoil.gala(`Page: () => { throw new Error('no gala\\nat all'); }`),
    says: [/\/events\/hope-gala fails while rendering \(no gala\)/, /mend the page and release again/],
  },
  {
    name: 'a page never ends rendering',
    make: spoil.gala(`Page: () => { throw new Promise(() => {}); }`),
    says: [/\/events\/hope-gala fails while rendering \(it still waits after 5 s\)/, /release again/],
  },
  {
    name: 'a file beside a page throws while it is written',
    make: spoil.gala(
      `files: [{ path: '/events/gala.ics', type: 'text/calendar', text: () => { throw new Error('no day'); } }]`,
    ),
    says: [/\/events\/gala\.ics fails while it is written \(no day\)/, /mend it and release again/],
  },
  {
    name: 'something throws behind its back',
    make: spoil.build({ prerender: (code) => `${code};Promise.reject(new Error('later'));` }),
    says: [/prerender\.cjs fails that no page waits for \(later\)/, /mend the section and build it again/],
  },
  {
    name: 'it ends the process it runs in',
    make: spoil.build({ prerender: (code) => `${code};process.exit(0);` }),
    says: [/prerender\.cjs ends the process it runs in/, /mend the section and build it again/],
  },
  {
    name: 'a page goes round in circles',
    make: spoil.gala('Page: () => { for (;;); }'),
    says: [/\/events\/hope-gala is not done after 20 s/, /mend the section and build it again/],
  },
  {
    name: 'a timer of it never ends',
    make: spoil.build({ prerender: (code) => `${code};setInterval(() => {}, 1000);` }),
    says: [/prerender\.cjs sets a timer that outlasts its pages/, /mend the section and build it again/],
  },
  {
    name: 'a copied release has a script of another hash',
    make: spoil.copy('remoteEntry.js', (code) => `${code} `),
    says: [/remoteEntry\.js is not the file that \w{16} names/, /publish a release whole/],
  },
  {
    name: 'a copied release has styles of another hash',
    make: spoil.copy('section.css', (css) => `${css} `),
    says: [/section\.css is not the file that \w{16} names/, /publish a release whole/],
  },
  {
    name: 'the stored release to go back to was tampered with',
    command: 'rollback',
    make: async (site) => ['events', '--to', (await tamper(site, 'remoteEntry.js')).version],
    says: [/remoteEntry\.js is not the file that was released/, /or delete the release’s folder and release again/],
  },
  {
    name: 'a compressed form of the stored release was tampered with',
    command: 'rollback',
    make: async (site) => ['events', '--to', (await tamper(site, 'remoteEntry.js.br')).version],
    says: [/remoteEntry\.js\.br is not the compressed form of remoteEntry\.js/, /release again/],
  },
  {
    name: 'its script is over size',
    make: spoil.build({ script: (code) => `${code}\n// ${randomBytes(60_000).toString('base64')}` }),
    says: [/remoteEntry\.js weighs \d+ bytes as brotli/, /make it at most \d+ \(shell\/compose\/checks\/budget\.ts\)/],
  },
  {
    name: 'its styles are over size',
    make: spoil.build({ style: (css) => `${css}\n/* ${randomBytes(20_000).toString('base64')} */` }),
    says: [/section\.css weighs \d+ bytes as brotli/, /make it at most \d+/],
  },
  {
    name: 'a link leads nowhere',
    make: spoil.gala(gala("jsx('a', { href: '/nope', children: 'Learn more' })")),
    says: [
      /\/events\/hope-gala links to \/nope \('Learn more'\), where there is no page or file/,
      /correct the link, or release that page first/,
    ],
  },
  {
    name: 'a page keeps people out who hear it',
    make: spoil.gala(gala("jsx('button', { type: 'button' })")),
    says: [/\/events\/hope-gala keeps people out: buttons must have discernible text/, /Element does not have/],
  },
  {
    name: 'its styles reach other sections',
    make: spoil.build({ style: (css) => `body{background:red}${css}` }),
    says: [/section\.css styles 'body' \(background:red\) outside the section/, /give it a class of a CSS Module/],
  },
  {
    name: 'a picture is over size',
    make: spoil.picture(300_000),
    says: [/images\/[\w.-]+ weighs \d+ bytes; a picture may weigh at most 200000/, /encode it smaller/],
  },
  {
    name: 'an address belongs to another section',
    make: spoil.section(
      `({ pages, ...section }) => ({ ...section, pages: [...pages, { ...pages[0], path: '/about/team', title: 'Ours now' }] })`,
    ),
    says: [/\/about\/team belongs to about already/, /take another address, or have about release without it/],
  },
  {
    name: 'its version is stored with other bytes',
    make: async (site) => from((await tamper(site, 'prerender.cjs')).build),
    says: [/prerender\.cjs is not the file that was released/, /delete the release’s folder and release again/],
  },
  {
    name: 'a copied release says the version of another',
    make: spoil.copy('release.json', (text) => text.replace(/"version": "\w+"/, '"version": "0123456789abcdef"')),
    says: [/release\.json calls itself 0123456789abcdef/, /release it anew/],
  },
  {
    name: 'a file of the build is missing',
    make: async (site) => {
      const build = await changedBuild(site, 'events', {});
      await rm(path.join(build, 'prerender.cjs'));
      return from(build);
    },
    says: [/prerender\.cjs is missing/, /give the folder of a finished build/],
  },
  ...badContainers,
  ...badShells,
];
