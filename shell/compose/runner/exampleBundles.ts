import path from 'node:path';
import type { Runner } from './startRunner';

const packages = require.resolve('jsdom').replace(/(?<=node_modules)\/jsdom\/.*$/, '');
/** What the guarded process of a test may read. */
export const files = { program: path.join(__dirname, 'main.js'), packages: [packages] };

/** What a shell's bundle exports, as far as the guarded process uses it. */
export const shell = `module.exports = {
  contractVersion: 2,
  sharedModules: { react: { version: '19.3.1', module: { name: 'React' } } },
  ownPages: { '/': { title: 'Home' } },
  prerenderPage: async ({ address, sections }) =>
    sections.flatMap(({ pages }) => pages).find(({ path }) => path === address).Page(),
  sectionOf: async (container) => { await container.init({}); return (await container.get('./section'))().section; },
};`;

/** A section with one page, whose component is given as source. */
export const section = (page: string, before = '') => `${before}
const react = require('react');
exports.section = { contract: 2, requires: { react: '^19.0.0' }, pages: [{ path: '/events', title: 'Events', Page: ${page},
  files: [{ path: '/events.ics', type: 'text/calendar', text: (origin, day) => origin + ' ' + day }] }] };`;

/** Whom a request of a test is about. */
export const at = (file: string) => ({ name: 'events', at: file });

/** Loads the example's shell, and a section whose bundle is given as source. */
export async function load(runner: Runner, code: string) {
  await runner.ask('loadShell', at('prerender.cjs'), { code: shell, file: 'shell/prerender.cjs' });
  return runner.ask('loadSection', at('prerender.cjs'), { name: 'events', code, file: 'events/prerender.cjs' });
}
