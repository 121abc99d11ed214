/** @jest-environment node */
import { at, load, section, shell } from '../../../e2e/fixtures/runner/exampleBundles';
import { startRunner, withRunner, type Runner } from './startRunner';

// All tests share one, because jsdom is slow to load. Each script has its own window.
let runner: Runner;
beforeAll(() => {
  runner = startRunner();
});
afterAll(() => runner.close());

const script = { name: 'events', at: 'remoteEntry.js' };
const url = '/releases/events/1/remoteEntry.js';

/** Loads the example's shell and section, and lets windows load a script. */
async function setScript(text: string, used: Runner): Promise<void> {
  await load(used, section('() => ""'));
  await used.ask('setFiles', script, { files: [{ url, text }] });
}

const container = (get: string) => `var mfeEvents = { init() {}, get: async () => { ${get} } };`;
const given = (title: string) =>
  `return () => ({ section: { contract: 2, requires: { react: '^19.0.0' }, pages: [{ path: '/events', title: '${title}' }] } });`;
const spareReact = `${container(given('Events'))} Symbol.for('react.forward_ref');`;

const ask = { name: 'events', container: 'mfeEvents', url };

async function compare(text: string, used = runner) {
  await setScript(text, used);
  return used.ask('loadContainer', script, ask);
}

const html = `<!doctype html><html><head><title>Events</title><script defer src="${url}"></script></head><body><p>Words</p></body></html>`;
const hydrated = "performance.mark('app:hydrated');";

async function rehearse(text: string, used = runner) {
  await setScript(text, used);
  return used.ask('rehearse', at('/events'), { address: '/events', html });
}

describe('loadContainer', () => {
  it('accepts a container with the section that compose prerenders', async () => {
    await expect(compare(container(given('Events')))).resolves.toBeNull();
  });

  it.each(['get()()', 'lib()'])('accepts a second React if %s uses the site’s', async (take) => {
    const text = spareReact.replace('init() {', `init({ react }) { react['19.2.9'].${take};`);
    await setScript(text, runner);
    const react = "{ '19.2.9': { get: () => () => ({}), lib: () => ({}) } }";
    const code = shell.replace('init({})', `init({ react: ${react} })`);
    await runner.ask('loadShell', script, { code, file: 'prerender.cjs' });
    await expect(runner.ask('loadContainer', script, ask)).resolves.toBeNull();
  });

  it.each([
    [
      spareReact,
      /^events: remoteEntry\.js does not use the React of the site; build it without a React of its own: share react/,
    ],
    [
      'var mfeEvents = {};',
      /^events: remoteEntry\.js defines no container mfeEvents; build it with a federation plugin/,
    ],
    [
      container('').replace('mfeEvents', 'mfeOther'),
      /defines the container mfeOther; define mfeEvents alone, the name of the federation plugin/,
    ],
    [
      `${container(given('Events'))} var mfeOther = mfeEvents;`,
      /^events: remoteEntry\.js defines the container mfeOther; define mfeEvents alone/,
    ],
    ['throw new Error("broken")', /^events: remoteEntry\.js fails \(broken\); fix the section and build it again/],
    [container('throw new Error("no react")'), /its container provides no section \(no react\); fix the section/],
    [
      "var mfeEvents = { init: (scope) => scope['a/form'].get(), get() {} };",
      /^events: remoteEntry\.js: its container needs a\/form, this shell provides none; build it without or release a shell/,
    ],
    [
      `document.head.append(Object.assign(document.createElement('script'), { src: '/releases/events/1/12.js' }));${container('await new Promise(() => {})')}`,
      /loads \/releases\/events\/1\/12\.js, which the release does not pin; build one script and one style sheet: output: \{ asyncChunks: false \}/,
    ],
    [
      container(`fetch('https://example.org/uses').catch(() => {}); ${given('Events')}`),
      /remoteEntry\.js requests https:\/\/example\.org\/uses by itself; bundle it, or link to it/,
    ],
  ])('rejects %s', async (text, line) => {
    await expect(compare(text)).rejects.toThrow(line);
  });
});

describe('rehearse', () => {
  it('accepts a page that hydrates', async () => {
    await expect(rehearse(`matchMedia('print'); new IntersectionObserver(() => {}); ${hydrated}`)).resolves.toBeNull();
  });

  it.each([
    [`${hydrated} throw new Error('oh');`, /^events: \/events fails while hydrating \(oh\); fix the section/],
    [
      `${hydrated} throw new TypeError("Cannot read properties of null (reading 'useState')");`,
      /fails while hydrating \(.*null.*build it without a React of its own: share react/,
    ],
    [`${hydrated} Promise.reject(new Error('later'));`, /fails while hydrating \(later\)/],
    [`${hydrated} throw new Error('Minified React error #525; visit');`, /build it without a React of its own: share/],
    [
      `${hydrated} console.error(new Error('Minified React error #418; visit'));`,
      /hydrates to other text than compose/,
    ],
    [
      `${hydrated} fetch('/menu.json').catch(() => {});`,
      /^events: \/events requests \/menu\.json by itself; bundle it/,
    ],
    [
      `${hydrated} new XMLHttpRequest().open('GET', 'https://a.example/');`,
      /requests https:\/\/a\.example\/ by itself/,
    ],
    [
      `${hydrated} location.replace('/library/books');`,
      /^events: \/events opens another address by itself; link to it, or name this address in movedFrom of the other/,
    ],
    [`${hydrated} console.error('oh'); location.reload();`, /fails while hydrating \(oh\)/],
    [
      `document.title = 'Galas'; ${hydrated}`,
      /^events: \/events changes its title from 'Events' to 'Galas'; build remoteEntry\.js and prerender\.cjs from the/,
    ],
  ])('rejects %s', async (text, line) => {
    await expect(rehearse(text)).rejects.toThrow(line);
  });

  it('uses the width of a phone', async () => {
    const words = ['innerWidth', '["min", "max"].map((bound) => matchMedia(`(${bound}-width: 768px)`).matches)'];
    await expect(rehearse(`console.error([${words.join()}].join(' '))`)).rejects.toThrow('(390 false,true)');
  });

  it('sets the clock ahead, and uses a distant time zone', async () => {
    const now = Date.now();
    const outcome = rehearse(
      'console.error([new Date(), Date.now(), new Date().getTimezoneOffset()].map(Number).join())',
    );
    const [, date, stamp, offset] =
      /\((\d+),(\d+),(-?\d+)\)/.exec(String(await outcome.catch((error: unknown) => error))) ?? [];
    const year = 365 * 24 * 60 * 60 * 1000;
    expect(Number(date) - now).toBeGreaterThan(year);
    expect(Number(stamp) - now).toBeGreaterThan(year);
    expect(Number(offset)).toBe(-14 * 60);
  });
});

describe('a script that never ends', () => {
  it('is stopped, and named, but a script that works longer is not', async () => {
    const work = 'const end = performance.now() + 5100; while (performance.now() < end);';
    const works = `setTimeout(() => { ${work} setTimeout(() => { ${hydrated} }, 1); }, 100);`;
    await Promise.all([
      expect(withRunner((own) => rehearse(works, own))).resolves.toBeNull(),
      expect(withRunner((own) => compare(container('await new Promise(() => {})'), own))).rejects.toThrow(
        'its container provides no section (it still waits after 5 s)',
      ),
      expect(withRunner((own) => rehearse('', own))).rejects.toThrow('events: /events is not hydrated after 5 s; fix'),
      expect(withRunner((own) => rehearse('for (;;);', own), 4000)).rejects.toThrow(
        'events: /events is not done after 4 s',
      ),
    ]);
  });
});
