/** @jest-environment node */
import path from 'node:path';
import type { Requests } from './Protocol';
import { startRunner } from './startRunner';
import type { Runner } from './startRunner';

const packages = require.resolve('jsdom').replace(/(?<=node_modules)\/jsdom\/.*$/, '');
const files = { program: path.join(__dirname, 'main.js'), packages: [packages] };

/** What a shell's bundle exports, as far as the guarded process uses it. */
const shell = `module.exports = {
  contractVersion: 2,
  sharedModules: { react: { version: '19.3.1', module: { name: 'React' } } },
  ownPages: { '/': { title: 'Home' } },
  prerenderPage: async ({ address, sections }) =>
    sections.flatMap(({ pages }) => pages).find(({ path }) => path === address).Page(),
  sectionOf: async (container) => { await container.init({}); return (await container.get('./section'))().section; },
};`;

/** A section with one page, whose component is given as source. */
const section = (page: string, before = '') => `${before}
const react = require('react');
exports.section = { contract: 2, requires: { react: '^19.0.0' }, pages: [{ path: '/events', title: 'Events', Page: ${page},
  files: [{ path: '/events.ics', type: 'text/calendar', text: (origin, day) => origin + ' ' + day }] }] };`;

let runner: Runner;
beforeEach(() => {
  runner = startRunner(files);
});
afterEach(() => runner.close());

const at = (file: string) => ({ name: 'events', at: file });

async function load(code: string) {
  await runner.ask('loadShell', at('prerender.cjs'), { code: shell, file: 'shell/prerender.cjs' });
  return runner.ask('loadSection', at('prerender.cjs'), { name: 'events', code, file: 'events/prerender.cjs' });
}

async function render(page: string, before?: string) {
  await load(section(page, before));
  const facts = {} as Requests['render']['ask']['facts'];
  return runner.ask('render', at('/events'), { address: '/events', facts });
}

describe('startRunner', () => {
  it('tells what bundles have as data, renders their pages and writes their files', async () => {
    const told = await runner.ask('loadShell', at('prerender.cjs'), { code: shell, file: 'prerender.cjs' });
    expect(told).toEqual({ contract: 2, provides: { react: '19.3.1' }, pages: [{ path: '/', title: 'Home' }] });
    expect(await load(section('() => "Hello from " + react.name'))).toMatchObject({
      contract: 2,
      pages: [{ path: '/events', title: 'Events', Page: { isFunction: true } }],
    });
    const facts = {} as Requests['render']['ask']['facts'];
    expect(await runner.ask('render', at('/events'), { address: '/events', facts })).toBe('Hello from React');
    const file = { name: 'events', path: '/events.ics', origin: 'https://a.example', day: '2026-04-10' } as const;
    expect(await runner.ask('writeFile', at('/events.ics'), file)).toBe('https://a.example 2026-04-10');
    await expect(runner.ask('assertNoLeaks', at('prerender.cjs'), {})).resolves.toBeNull();
  });

  it.each([
    ['const = 1', /^events: events\/prerender\.cjs does not run \(Unexpected token '='\); mend/],
    ['require("fs")', /^events: .*prerender\.cjs asks for 'fs', which compose does not lend; bundle it or drop it/],
    ['process.exit()', /^events: prerender\.cjs ends the process it runs in; mend the section and build it again$/],
    [
      'Promise.reject(new Error("later"))',
      /^events: something in prerender\.cjs fails that no page waits for \(later\)/,
    ],
  ])('refuses a bundle with %s', async (code, line) => {
    await expect(load(section('() => ""', code))).rejects.toThrow(line);
  });

  it.each([
    [
      '() => { throw new Error("no gala\\nat all"); }',
      /^events: \/events fails while rendering \(no gala\); mend the page/,
    ],
    ['() => new Promise(() => {})', /^events: \/events fails while rendering \(it still waits after 5 s\)/],
    ['() => process.exit()', /^events: \/events ends the process it runs in/],
    ['() => fetch("https://a.example")', /^events: \/events fails while rendering \(fetch is not defined\)/],
  ])('refuses a page that is %s', async (page, line) => {
    await expect(render(page)).rejects.toThrow(line);
  });

  it('refuses a bundle that eats up the memory', async () => {
    runner.close();
    runner = startRunner(files, 60_000);
    await expect(
      load(section('() => ""', 'const held = []; for (;;) held.push(new Array(1e7).fill(0.5));')),
    ).rejects.toThrow('events: prerender.cjs takes more than 512 MB of memory; mend the section and build it again');
  });

  it('ends a page that goes round in circles, and names it', async () => {
    runner.close();
    runner = startRunner(files, 4000);
    await expect(render('() => { for (;;); }')).rejects.toThrow(
      'events: /events is not done after 4 s; mend the section and build it again',
    );
  });

  it('refuses a timer that outlasts the pages', async () => {
    await load(section('() => ""', 'setInterval(() => {}, 1000);'));
    await expect(runner.ask('assertNoLeaks', at('prerender.cjs'), {})).rejects.toThrow(
      'something in prerender.cjs sets a timer that outlasts its pages',
    );
  });

  it.each([
    ['reads of the machine', 'readFileSync("/etc/passwd")'],
    ['writes', 'writeFileSync("/tmp/written-by-a-bundle", "")'],
  ])('keeps a bundle from what it %s', async (_, act) => {
    await expect(render(`() => process.getBuiltinModule("fs").${act}`)).rejects.toThrow('has been restricted');
  });

  it('gives a bundle nothing of the environment', async () => {
    expect(await render('() => Object.keys(process.env).join()')).toBe('TZ');
  });
});

const script = { name: 'events', at: 'remoteEntry.js' };
const url = '/releases/events/1/remoteEntry.js';

/** Serves a script to the windows of the guarded process. */
async function serve(text: string) {
  await load(section('() => ""'));
  await runner.ask('serve', script, { files: [{ url, text }] });
}

describe('compareContainer', () => {
  const container = (get: string) => `var mfeEvents = { init() {}, get: async () => { ${get} } };`;
  const given = (title: string) =>
    `return () => ({ section: { contract: 2, requires: { react: '^19.0.0' }, pages: [{ path: '/events', title: '${title}' }] } });`;
  const compare = async (text: string) => {
    await serve(text);
    return runner.ask('compareContainer', script, { name: 'events', container: 'mfeEvents', url });
  };

  it('takes a container that gives what compose prerenders', async () => {
    await expect(compare(container(given('Events')))).resolves.toBeNull();
  });

  it.each([
    [
      'var mfeEvents = {};',
      /^events: remoteEntry\.js defines no container mfeEvents; build it with a federation plugin/,
    ],
    [
      container('').replace('mfeEvents', 'mfeOther'),
      /defines the container mfeOther, not mfeEvents; give the federation/,
    ],
    ['throw new Error("broken")', /^events: remoteEntry\.js fails \(broken\); mend the section and build it again/],
    [container('throw new Error("no react")'), /its container gives no section \(no react\); mend the section/],
    [container('await new Promise(() => {})'), /its container gives no section \(it still waits after 5 s\)/],
    [container(given('Gala')), /its container gives \/events the title 'Gala', prerender\.cjs 'Events'; build both/],
    [
      `document.head.append(Object.assign(document.createElement('script'), { src: '/releases/events/1/12.js' }));${container('await new Promise(() => {})')}`,
      /loads \/releases\/events\/1\/12\.js, which the release does not pin; build one script and one style sheet: new LimitChunkCountPlugin/,
    ],
  ])('refuses %s', async (text, line) => {
    await expect(compare(text)).rejects.toThrow(line);
  });
});

describe('rehearse', () => {
  const html = `<!doctype html><html><head><script defer src="${url}"></script></head><body><p>Words</p></body></html>`;
  const rehearse = async (text: string) => {
    await serve(text);
    return runner.ask('rehearse', at('/events'), { address: '/events', html });
  };
  const alive = "performance.mark('app:hydrated');";

  it('takes a page that comes alive', async () => {
    await expect(rehearse(`matchMedia('print'); new IntersectionObserver(() => {}); ${alive}`)).resolves.toBeNull();
  });

  it.each([
    ['', /^events: \/events is not alive after 5 s; mend/],
    [`${alive} throw new Error('oh');`, /^events: \/events fails while hydrating \(oh\); mend the section/],
    [`${alive} Promise.reject(new Error('later'));`, /fails while hydrating \(later\)/],
    [
      `${alive} console.error(new Error('Minified React error #418; visit'));`,
      /hydrates with other words than compose/,
    ],
    [`${alive} fetch('/menu.json').catch(() => {});`, /^events: \/events asks for \/menu\.json by itself; build it in/],
    [`${alive} new XMLHttpRequest().open('GET', 'https://a.example/');`, /asks for https:\/\/a\.example\/ by itself/],
  ])('refuses %s', async (text, line) => {
    await expect(rehearse(text)).rejects.toThrow(line);
  });

  it('ends a script that goes round in circles, and names the page', async () => {
    runner.close();
    runner = startRunner(files, 4000);
    await expect(rehearse('for (;;);')).rejects.toThrow('events: /events is not done after 4 s');
  });

  it('sets the clock ahead, and the place far away', async () => {
    const now = Date.now();
    const said = rehearse('console.error([new Date(), Date.now(), new Date().getTimezoneOffset()].map(Number).join())');
    const [, date, stamp, offset] =
      /\((\d+),(\d+),(-?\d+)\)/.exec(String(await said.catch((error: unknown) => error))) ?? [];
    const year = 365 * 24 * 60 * 60 * 1000;
    expect(Number(date) - now).toBeGreaterThan(year);
    expect(Number(stamp) - now).toBeGreaterThan(year);
    expect(Number(offset)).toBe(-14 * 60);
  });
});

describe('findBarriers', () => {
  const page = (main: string, frame = '') =>
    `<!doctype html><html><head><style>p{color:red}</style></head><body><div id="root">${frame}<main><h1>Events</h1>${main}</main></div></body></html>`;
  const find = (html: string, name = 'events') => runner.ask('findBarriers', { name, at: '/events' }, { html });

  it('takes a page that everyone can use, one after the other', async () => {
    const good = '<img src="/images/a.avif" alt="A hall"><a href="/">Home</a><button type="button">Open</button>';
    await expect(find(page(good, '<header><img src="/a.svg"></header>'))).resolves.toBeNull();
    await expect(find(page('<p>Another</p>'))).resolves.toBeNull();
  });

  it.each([
    [
      '<img src="/images/a.avif">',
      /^events: \/events keeps people out: images must have alternative text \(<img src="\/images\/a\.avif">; axe image-alt\); Element does not have an alt attribute$/,
    ],
    ['<a href="/"></a>', /links must have discernible text \(<a href="\/"><\/a>; axe link-name\); /],
    ['<button><svg></svg></button>', /buttons must have discernible text .*axe button-name/],
    ['<ul><p>One</p></ul>', /axe list\)/],
    ['<p aria-colour="red">One</p>', /axe aria-valid-attr\)/],
  ])('refuses %s', async (main, line) => {
    await expect(find(page(main))).rejects.toThrow(line);
  });

  it('looks at the frame where it is the shell’s', async () => {
    await expect(find(page('', '<header><img src="/a.svg"></header>'), 'shell')).rejects.toThrow('axe image-alt');
  });
});
