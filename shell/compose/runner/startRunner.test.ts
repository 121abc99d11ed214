/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, load, section, shell } from '../../../e2e/fixtures/runner/exampleBundles';
import { dirs } from '../dirs';
import type { handlers } from './main.js';
import { sourceLocation, startRunner, withRunner, type Runner } from './startRunner';

let runner: Runner;
beforeEach(() => {
  runner = startRunner();
});
afterEach(() => runner.close());

const eventsPage = { address: '/events' } as Parameters<typeof handlers.render>[0];

async function render(page: string, renderer = runner) {
  await load(renderer, section(page));
  return renderer.ask('render', at('/events'), eventsPage);
}

describe('startRunner', () => {
  it('gives the data of bundles, renders their pages and writes their files', async () => {
    const data = await runner.ask('loadShell', at('prerender.cjs'), { code: shell, file: 'prerender.cjs' });
    expect(data).toEqual({ contract: 2, provides: { react: '19.2.9' }, pages: [{ path: '/', title: 'Home' }] });
    expect(await load(runner, section('() => "Hello from " + react.name'))).toMatchObject({
      contract: 2,
      pages: [{ path: '/events', title: 'Events', Page: { isFunction: true } }],
    });
    expect(await runner.ask('render', at('/events'), eventsPage)).toBe('Hello from React');
    const file = { name: 'events', path: '/events.ics', origin: 'https://a.example', day: '2026-04-10' } as const;
    expect(await runner.ask('writeFile', at('/events.ics'), file)).toBe('https://a.example 2026-04-10');
  });

  it.each([
    ['const = 1', /^events: prerender\.cjs fails \(Unexpected token '='\); mend/],
    ['require("fs")', /^events: prerender\.cjs asks for 'fs', which compose does not provide; bundle it or drop it/],
    ['require("./238.prerender.cjs")', /provide; import without import\(\) or lazy\(\)/],
    ['process.exit()', /^events: prerender\.cjs ends the process it runs in; mend the section and build it again$/],
    [
      'Promise.reject(new Error("later"))',
      /^events: prerender\.cjs fails \(later\); mend the section and build it again$/,
    ],
  ])('refuses a bundle with %s', async (code, line) => {
    await expect(load(runner, section('() => ""', code))).rejects.toThrow(line);
  });

  it.each([
    [
      '() => { throw new Error("no gala\\nat all"); }',
      /^events: \/events fails while rendering \(no gala\); mend the section/,
    ],
    ['() => process.exit()', /^events: \/events ends the process it runs in/],
    ['() => fetch("https://a.example")', /^events: \/events fails while rendering \(fetch is not defined\)/],
  ])('refuses a page that is %s', async (page, line) => {
    const refusal = await render(page).catch((error: unknown) => error);
    // By its owner, the release is held back where nobody has asked for it.
    expect(refusal).toMatchObject({ owner: 'events', message: expect.stringMatching(line) as string });
  });

  it('refuses only the page whose error nothing catches', async () => {
    await load(runner, section('() => { Promise.reject(new Error("later")); return ""; }'));
    await expect(runner.ask('render', at('/events'), eventsPage)).rejects.toThrow('fails while rendering (later)');
    await load(runner, section('() => ""'));
    await expect(runner.ask('render', at('/events'), eventsPage)).resolves.toBe('');
  });

  it('refuses a file that throws while it is written', async () => {
    const broken = "exports.section.pages[0].files[0].text = () => { throw new Error('no day'); };";
    await load(runner, section('() => ""') + broken);
    const file = { name: 'events', path: '/events.ics', origin: 'https://a.example', day: '2026-04-10' } as const;
    await expect(runner.ask('writeFile', at('/events.ics'), file)).rejects.toThrow(
      'events: /events.ics fails (no day); mend the section and build it again',
    );
  });

  it('refuses a bundle that takes too much memory', async () => {
    runner.close();
    runner = startRunner(60_000);
    await expect(
      load(runner, section('() => ""', 'const held = []; for (;;) held.push(new Array(1e7).fill(0.5));')),
    ).rejects.toThrow('events: prerender.cjs takes more than 512 MB of memory; mend the section and build it again');
  });

  it('waits for no page that never comes, and ends one with an endless loop', async () => {
    const waiting = render('() => new Promise(() => {})');
    const looping = withRunner((other) => render('() => { for (;;); }', other), 4000);
    await Promise.all([
      expect(waiting).rejects.toThrow('events: /events fails while rendering (it still waits after 5 s)'),
      expect(looping).rejects.toThrow('events: /events is not done after 4 s; mend the section and build it again'),
    ]);
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

describe('sourceLocation', () => {
  let folder: string;
  let bundle: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'a bundle-'));
    bundle = path.join(folder, 'prerender.cjs');
    // The first two characters come from the third line, fifth column, and from the one below; the third from webpack.
    const map = {
      version: 3,
      sources: [path.join(dirs.root, 'mfe-events/src/Gala.tsx'), 'webpack/runtime/ensure chunk'],
      names: [],
      mappings: 'AAEI,CACA,CCHJ',
    };
    await writeFile(`${bundle}.map`, JSON.stringify(map));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const thrown = (...lines: string[]) => ['Error: no gala', ...lines.map((line) => `    at ${line}`)].join('\n');

  it('names the line of the source of the first stack frame in a bundle', async () => {
    const stack = thrown('Array.map (<anonymous>)', `Gala (${bundle}:1:2)`, `C (${bundle}:1:1)`);
    expect(await sourceLocation(stack)).toBe('mfe-events/src/Gala.tsx:4:5');
    expect(await sourceLocation(thrown(`C.e (${bundle}:1:3)`, `C (${bundle}:1:1)`))).toBe(
      'mfe-events/src/Gala.tsx:3:5',
    );
    // While a bundle is loaded, its functions have no names.
    const loading = thrown(`${bundle}:1:1`, `${bundle}:1:2`, 'loadSection (/a/main.js:1:2)');
    expect(await sourceLocation(loading)).toBe('mfe-events/src/Gala.tsx:3:5');
  });

  it.each([thrown('run (/a/main.js:1:2)'), thrown('C (/x/prerender.cjs:1:2)'), 'Error: a', 'undefined'])(
    'names none where no bundle threw, or one without a source map (%#)',
    async (stack) => {
      expect(await sourceLocation(stack)).toBeNull();
    },
  );
});
