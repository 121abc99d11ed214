import { root, sections } from '@site/build/packages';
import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { changedBuild, pageOf } from '../fixtures/site/changedBuild';
import { firstRelease, siteTest as test } from '../fixtures/site/ownSite';

/** The hostile section. */
const hostile = 'events';

/** Code that runs at every rendering of a page, whatever creates the page. */
const whileRendering = (act: string) => `
  const exported = {};
  Object.defineProperty(module, 'exports', { configurable: true, get: () => exported.value ?? exported, set: (value) => { exported.value = value; } });
  process.nextTick(() => {
    for (const page of module.exports.section.pages) {
      const { Page } = page;
      page.Page = (props) => { ${act}; return Page(props); };
    }
  });`;

/** Adds raw markup to the first page. */
const withMarkup = (html: string) => `
  const { jsx, jsxs, Fragment } = require('react/jsx-runtime');
  process.nextTick(() => {
    const [page] = module.exports.section.pages;
    const { Page } = page;
    page.Page = () => jsxs(Fragment, { children: [jsx(Page, {}), jsx('p', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } })] });
  });`;

/** Changes the data of the first page. */
const withHead = (fields: string) => `
  let value;
  Object.defineProperty(module, 'exports', { get: () => value, set: (given) => {
    const [first, ...others] = given.section.pages;
    value = { section: { ...given.section, pages: [{ ...first, ${fields} }, ...others] } };
  } });`;

/** Changes the first event that the section announces. */
const withEvent = (fields: string) => `
  let value;
  Object.defineProperty(module, 'exports', { get: () => value, set: (given) => {
    const [first, ...others] = given.section.events;
    value = { section: { ...given.section, events: [{ ...first, ${fields} }, ...others] } };
  } });`;

const reply = JSON.stringify(['forged', { answer: '<h1>Other</h1>' }]);
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** Code at the top of a section's bundle that tries to change what it does not own. */
const attacks: Readonly<Record<string, string>> = {
  'changes a fact': `Object.assign(require('@site/shared-data/siteFacts').links.donate, { value: 'https://example.org/other' })`,
  'changes a fact behind its view': `const { links } = require('@site/shared-data/siteFacts'); Reflect.set(Object.getPrototypeOf(links), 'value', 'other')`,
  'changes a fact while rendering': whileRendering(
    `require('@site/shared-data/siteFacts').links.donate.value = 'https://example.org/other'`,
  ),
  'changes paths': `Object.assign(require('@site/shared-data/paths').paths, { give: '/events' })`,
  'gives all objects a property': `Object.prototype.href = '/other'; Object.prototype.title = 'Other'`,
  'gives all objects an accessor': `Object.defineProperty(Object.prototype, 'html', { get: () => 'Other', set() {} })`,
  'changes how lists are mapped': `const { map } = Array.prototype; Array.prototype.map = function (...args) { const list = map.apply(this, args); list.pop(); return list; }`,
  'changes how JSON is written': `const { stringify } = JSON; JSON.stringify = (...args) => (stringify(...args) ?? '').replaceAll('give', 'other')`,
  'changes how JSON is read': `const { parse } = JSON; JSON.parse = (text, ...args) => parse(text.replaceAll('give', 'other'), ...args)`,
  'makes elements of its own': `const react = require('react'); Object.defineProperty(react, 'createElement', { value: () => 'Other', configurable: true }); const jsx = require('react/jsx-runtime'); for (const name of ['jsx', 'jsxs']) { const make = jsx[name]; jsx[name] = (type, props, key) => make(type, type === 'a' ? { ...props, href: '/other' } : props, key); }`,
  'reaches the renderer by its internals': `const { ${internals}: inner } = require('react'); Object.defineProperty(inner, 'H', { get: () => null, set() {} })`,
  'changes what renderers write with': `Response.prototype.text = async () => 'Other'; TextEncoder.prototype.encode = () => new Uint8Array(); String.prototype.replace = () => 'other'`,
  'asks for the renderer': `require('react-dom/server').renderToString = () => 'Other'`,
  'asks for a module of the machine': `require('node:fs')`,
  'forges a reply': `process.stdout.write('${reply}\\n')`,
  'forges replies later': `setInterval(() => process.stdout.write('${reply}\\n'), 1)`,
  'forges a reply to the old channel': `process.send({ answer: 'Other' })`,
  'floods its output': `setInterval(() => process.stdout.write('x'.repeat(1e6)), 1)`,
  'leaves timers': `setInterval(() => { Array.prototype.join = () => 'Other'; }, 1)`,
  'ends its process': 'process.exit(0)',
  'ends its process while rendering': whileRendering('process.exit(0)'),
  'kills the command': 'process.kill(process.ppid)',
  'stands before everything global': `Object.setPrototypeOf(globalThis, new Proxy(Object.getPrototypeOf(globalThis), { get: () => 'Other', has: () => true }))`,
  'replaces globals': `for (const name of ['Promise', 'Map', 'Set', 'URL', 'Response']) globalThis[name] = class {}`,
  'reads the store': `process.getBuiltinModule('fs').readFileSync('/etc/hosts')`,
  'writes to the disk': `process.getBuiltinModule('fs').writeFileSync('/tmp/other', '')`,
  'starts a program': `process.getBuiltinModule('child_process').execSync('true')`,
  'starts a thread': `new (process.getBuiltinModule('worker_threads').Worker)('0', { eval: true })`,
  'reads secrets': `if (Object.keys(process.env).length > 1) process.exit(1)`,
  'closes its part of a page': withMarkup('</p></div></main><footer><a href="/other">Give</a></footer><main><div><p>'),
  'leaves a comment open': withMarkup('<!-- '),
  'leaves an element open': withMarkup('</p><table><tr>'),
  'gives the body a class': withMarkup('<body class="other">'),
  'brings a registry': withMarkup('<i id="registry">{}</i>'),
  'brings a script': withMarkup('<script>alert(1)</script>'),
  'brings a style': withMarkup('<style>main{display:none}</style>'),
  'ends the head by its title': withHead(`title: '</title><script>alert(1)</script>'`),
  'names a fact of the frame in its data': withHead(
    `structuredData: [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]`,
  ),
  'takes an address of another': withHead(`path: '/give'`),
  'takes an old address of another': withHead(`movedFrom: ['/partner/donate']`),
  'writes a file in the place of a page': withHead(
    `files: [{ path: '/give/index.html', type: 'text/html', text: () => 'Other' }]`,
  ),
  'returns a value that is not data': withHead(`title: { toString: () => 'Other' }`),
  'answers for its exports as it likes': `let given, times = 0; Object.defineProperty(module, 'exports', { set: (value) => { given = value; }, get: () => ({ get section() { times += 1; const { section } = given; return times > 1 ? { ...section, pages: [{ ...section.pages[0], path: '/give' }] } : section; } }) })`,
  'is a promise': `let given; Object.defineProperty(module, 'exports', { set: (value) => { given = value; }, get: () => ({ section: { ...given.section, then: (resolve) => resolve({ pages: [] }) } }) })`,
  'fails after it has rendered': whileRendering(
    `setTimeout(() => { Array.prototype.push = () => 0; }); Promise.reject(new Error('late'))`,
  ),
  'makes lists of its own kind': `Object.defineProperty(Array, Symbol.species, { get: () => class extends Array { constructor() { super(); this.push('/other'); } } })`,
  'changes how lists are walked': `Array.prototype[Symbol.iterator] = function* () { yield 'Other'; }`,
  'changes dates and languages': `Intl.DateTimeFormat = class { format() { return 'Other'; } }; Date.now = () => 0`,
  'changes addresses': `globalThis.URL = class { href = '/other' }; URLSearchParams.prototype.toString = () => '/other'`,
  'reaches the machine by old ways': `process.binding('spawn_sync').spawn({})`,
  'writes a report': `process.report.writeReport('/tmp/other')`,
  'imports a module of the machine': `(0, eval)('import("node:fs")').then((fs) => fs.writeFileSync('/tmp/other', ''))`,
  'opens a connection': `new process.stdout.constructor().connect(80, '127.0.0.1')`,
  'asks for a name on the network': `process.getBuiltinModule('dns').lookup('example.org', () => {})`,
  'prints without end': `for (let times = 0; times < 50; times += 1) process.stderr.write('x'.repeat(1e6))`,
  'throws a long error': whileRendering(`throw new Error('x'.repeat(1e6))`),
  'blames another': whileRendering(`throw new Error('first\npartner: is broken; fix it')`),
  'nests elements without end': withMarkup('<b>'.repeat(50_000) + '</b>'.repeat(50_000)),
  'has a page without end': whileRendering(`return 'word '.repeat(1e6)`),
  'hides elements from those with scripts': withMarkup('<noscript></div></main><footer>Other</footer></noscript>'),
  'writes a program': withHead(`files: [{ path: '/worker.mjs', type: 'text/javascript', text: () => '' }]`),
  'writes header rules': withHead(`files: [{ path: '/_headers', type: 'text/plain', text: () => '' }]`),
  'leaves its folder': withHead(`files: [{ path: '/../other.txt', type: 'text/plain', text: () => '' }]`),
  'ends the head by a type': withHead(`files: [{ path: '/a.ics', type: '"><script>', text: () => '' }]`),
  'nests data without end': withHead(
    `structuredData: [{ '@type': 'Thing', in: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) }]`,
  ),
  'announces a script': withEvent(`path: 'javascript:alert(1)'`),
  'announces the page of another': withEvent(`path: '/give'`),
  'announces markup': withEvent(`summary: '</script><script>alert(1)</script>'`),
  'announces ten megabytes': withEvent(`summary: 'x'.repeat(1e7)`),
  'announces a prototype': withEvent(`...JSON.parse('{"__proto__":{"href":"/other"}}'), constructor: 'Other'`),
  'announces a file elsewhere': withEvent(`picture: { ...first.picture, name: '../other' }`),
  'announces no day': withEvent(`firstDay: '0000-00-00'`),
  'gives data with a prototype': withHead(`...JSON.parse('{"__proto__":{"canonical":"/other"}}')`),
};

test('hostile code of a section changes no byte of other pages, or its release is rejected', async ({ home }) => {
  test.setTimeout(600_000);
  const releases = await Promise.all(
    ['shell', ...sections.map(({ name }) => name)].map(async (name) => `${name}=${await firstRelease(name)}`),
  );
  const program = ['--import', 'tsx', 'e2e/fixtures/releases/renderHostile.ts', hostile, ...releases];
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, SITE_DIST: path.join(home, 'dist') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ nothing: '', ...attacks }));
  type Outcome = Readonly<Record<string, string>> | string;
  const { nothing, ...outcomes } = JSON.parse(await text(child.stdout)) as Readonly<Record<string, Outcome>>;
  expect(Object.keys(Object(nothing) as object).length).toBeGreaterThan(10);
  expect(Object.keys(outcomes)).toEqual(Object.keys(attacks));
  for (const [attack, outcome] of Object.entries(outcomes)) {
    if (typeof outcome === 'string') {
      for (const line of outcome.split('\n')) expect(line, attack).toMatch(/^events: \S.*; \S/);
    } else expect(outcome, attack).toEqual(nothing);
  }
  // The owner must hear about these in any case.
  for (const attack of ['changes a fact', 'changes a fact while rendering']) {
    expect(outcomes[attack]).toContain('it changes siteFacts.links.donate.value, a fact that the shell gives');
  }
});

test('check and release reject a section that changes where gifts go', async ({ site }) => {
  const folder = await changedBuild(site, hostile, {
    prerender: (code) => `${attacks['changes a fact']};${code}`,
  });
  const before = await site.document(pageOf('partner'));
  expect(await site.refuses('release', [hostile, '--from', folder])).toContain(
    'it changes siteFacts.links.donate.value, a fact that the shell gives to all sections; leave it as it is',
  );
  expect(await site.document(pageOf('partner'))).toBe(before);
});
