/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, day, load, section, shell } from '../../../e2e/fixtures/runner/exampleBundles';
import { dirs } from '../../system/dirs';
import { sourceLocation, startRunner, withRunner, type Runner } from './startRunner';

let runner: Runner;
beforeEach(() => {
  runner = startRunner();
});
afterEach(() => runner.close());

const eventsPage = { address: '/events', day } as const;

async function render(page: string, renderer = runner) {
  await load(renderer, section(page));
  return renderer.ask('renderRegion', at('/events'), eventsPage);
}

describe('startRunner', () => {
  it('returns the data of bundles, renders their pages and writes their files', async () => {
    const data = await runner.ask('loadShell', at('prerender.cjs'), { code: shell, file: 'prerender.cjs' });
    expect(data).toMatchObject({
      contracts: [2],
      provides: { react: '19.2.9' },
      pages: [{ path: '/', title: 'Home' }],
      facts: { 'siteFacts.links': expect.stringMatching(/^[0-9a-f]{8}$/) as string },
    });
    expect(await load(runner, section('() => "Hello from " + react.name'))).toMatchObject({
      contract: 2,
      pages: [{ path: '/events', title: 'Events', Page: { isFunction: true } }],
    });
    expect(await runner.ask('renderRegion', at('/events'), eventsPage)).toBe('Hello from React');
    const file = { path: '/events.ics', origin: 'https://a.example', day } as const;
    expect(await runner.ask('writeFile', at('/events.ics'), file)).toBe('https://a.example 2026-04-10');
  });

  it('refuses a shell that does not name its earlier contracts, with the remedy', async () => {
    const code = shell.replace('earlierContracts: [],', '');
    await expect(runner.ask('loadShell', at('prerender.cjs'), { code, file: 'prerender.cjs' })).rejects.toThrow(
      /^events: prerender\.cjs is not a shell of this site \(earlierContracts is not iterable.*\); build the shell again$/,
    );
  });

  it('writes the document around a finished page, without its section', async () => {
    await runner.ask('loadShell', at('prerender.cjs'), { code: shell, file: 'prerender.cjs' });
    const ask = { address: '/events', region: '<h1>Gala $& $1</h1>' } as Parameters<
      typeof runner.ask<'renderDocument'>
    >[2];
    expect(await runner.ask('renderDocument', at('/events'), ask)).toBe(
      '<!doctype html><header>https://gifts.test</header><main><div data-page="/events"><h1>Gala $& $1</h1></div></main>',
    );
  });

  it.each([
    ['const = 1', /^events: prerender\.cjs fails \(Unexpected token '='\); fix/],
    ['require("fs")', /^events: prerender\.cjs requires 'fs', which compose does not provide; bundle it or drop it/],
    ['require("./238.prerender.cjs")', /provide; import without import\(\) or lazy\(\)/],
    ['process.exit()', /^events: prerender\.cjs ends the process it runs in; fix the section and build it again$/],
    [
      'Promise.reject(new Error("later"))',
      /^events: prerender\.cjs fails \(later\); fix the section and build it again$/,
    ],
  ])('rejects a bundle with %s', async (code, line) => {
    await expect(load(runner, section('() => ""', code))).rejects.toThrow(line);
  });

  it.each([
    [
      '() => { throw new Error("no gala\\nat all"); }',
      /^events: \/events fails while rendering \(no gala\); fix the section/,
    ],
    ['() => process.exit()', /^events: \/events ends the process it runs in/],
    ['() => fetch("https://a.example")', /^events: \/events fails while rendering \(fetch is not defined\)/],
  ])('rejects a page that is %s', async (page, line) => {
    const refusal = await render(page).catch((error: unknown) => error);
    // The refusal has an owner, so a release that nobody requested is held back.
    expect(refusal).toMatchObject({ owner: 'events', message: expect.stringMatching(line) as string });
  });

  it('rejects only the page with the uncaught error', async () => {
    await load(runner, section('() => { Promise.reject(new Error("later")); return ""; }'));
    await expect(runner.ask('renderRegion', at('/events'), eventsPage)).rejects.toThrow(
      'fails while rendering (later)',
    );
    await load(runner, section('() => ""'));
    await expect(runner.ask('renderRegion', at('/events'), eventsPage)).resolves.toBe('');
  });

  it('rejects a file that throws while it is written', async () => {
    const broken = "exports.section.pages[0].files[0].text = () => { throw new Error('no day'); };";
    await load(runner, section('() => ""') + broken);
    const file = { path: '/events.ics', origin: 'https://a.example', day } as const;
    await expect(runner.ask('writeFile', at('/events.ics'), file)).rejects.toThrow(
      'events: /events.ics fails (no day); fix the section and build it again',
    );
  });

  it('rejects a bundle that uses too much memory', async () => {
    runner.close();
    runner = startRunner(60_000);
    await expect(
      load(runner, section('() => ""', 'const held = []; for (;;) held.push(new Array(1e7).fill(0.5));')),
    ).rejects.toThrow('events: prerender.cjs takes more than 512 MB of memory; fix the section and build it again');
  });

  it('gives up on a page that never resolves, and ends an endless loop', async () => {
    const waiting = render('() => new Promise(() => {})');
    const looping = withRunner((other) => render('() => { for (;;); }', other), 4000);
    await Promise.all([
      expect(waiting).rejects.toThrow('events: /events fails while rendering (it still waits after 5 s)'),
      expect(looping).rejects.toThrow('events: /events is not done after 4 s; fix the section and build it again'),
    ]);
  });

  it('ends a section whose pages take too long together', async () => {
    await withRunner(async (own) => {
      const slow = '() => { for (const end = Date.now() + 150; Date.now() < end; ); return ""; }';
      await load(own, section(slow));
      own.limitTime(2, { startMs: 200, pageMs: 50, mostMs: 300 });
      const all = async () => {
        for (let page = 0; page < 20; page += 1) await own.ask('renderRegion', at('/events'), eventsPage);
      };
      await expect(all()).rejects.toThrow(
        /^events: \/events is not done after 0\.3 s, the time for all 2 pages and files; fix the section and build it again$/,
      );
    });
  });

  it('allows the most time for any number of pages', async () => {
    await withRunner(async (own) => {
      await load(own, section('() => { for (;;); }'));
      own.limitTime(1000, { startMs: 0, pageMs: 1000, mostMs: 100 });
      await expect(own.ask('renderRegion', at('/events'), eventsPage)).rejects.toThrow('is not done after 0.1 s');
    });
  });

  it.each(['fs', 'node:child_process', 'worker_threads', 'net', 'node:dns', 'vm', 'module', 'inspector', 'v8'])(
    'provides no module of the machine to a bundle: %s',
    async (name) => {
      await expect(render(`() => process.getBuiltinModule("${name}")`)).rejects.toThrow(
        `prerender.cjs requires '${name}', which compose does not provide`,
      );
    },
  );

  it('blocks the network for a bundle that reaches for sockets', async () => {
    await expect(render('() => new process.stdout.constructor().connect(80, "127.0.0.1")')).rejects.toThrow(
      'connect is not a function',
    );
  });

  it('rejects a bundle that uses memory outside the limit of Node', async () => {
    if (process.platform !== 'linux') return;
    const code = 'const held = []; for (;;) held.push(new Uint8Array(2e7).fill(1));';
    await expect(load(runner, section('() => ""', code))).rejects.toThrow(
      'events: prerender.cjs takes more than 1500 MB of memory; fix the section and build it again',
    );
  });

  it.each([
    ["facts.links.gift.value = 'https://other.test'", 'siteFacts.links.gift.value'],
    ["Object.assign(facts.links.gift, { value: 'https://other.test' })", 'siteFacts.links.gift.value'],
    ["Object.defineProperty(facts.links.gift, 'value', { value: '' })", 'siteFacts.links.gift.value'],
    ['delete facts.links.gift', 'siteFacts.links.gift'],
    ["facts.days.push('Sunday')", 'siteFacts.days[1]'],
    ['facts.days.length = 0', 'siteFacts.days[length]'],
    ['facts.links = {}', 'siteFacts.links'],
    ["Object.setPrototypeOf(facts.links, { more: '' })", 'siteFacts.links'],
  ])('names the fact that a section changes: %s', async (act, fact) => {
    const facts = "const facts = require('@site/shared-data/siteFacts');";
    const line = `it changes ${fact}, `;
    await expect(load(runner, section('() => ""', facts + act))).rejects.toThrow(line);
    await expect(render(`() => { ${act}; return ''; }`, runner)).rejects.toThrow('facts is not defined');
    await load(runner, section(`() => { ${act}; return ''; }`, facts));
    await expect(runner.ask('renderRegion', at('/events'), eventsPage)).rejects.toThrow(line);
  });

  const forged = JSON.stringify(['forged', { answer: '<p>Other</p>' }]);
  it.each([
    ['forges a reply', `process.stdout.write('${forged}\\n')`],
    ['writes something other than a reply', "process.stdout.write('Hello\\n')"],
    ['replies twice', `setTimeout(() => process.stdout.write('${forged}\\n'))`],
    [
      'replies to all that follows',
      "Object.defineProperty(Object.prototype, 'toJSON', { value() { return this?.answer === undefined ? this : { answer: 1 } } }); process.stdout.write('1\\n')",
    ],
  ])('rejects a section that %s', async (_, act) => {
    const refusal = render(`() => { ${act}; for (const end = Date.now() + 50; Date.now() < end; ); return ''; }`)
      .then(() => runner.ask('writeFile', at('/events.ics'), { path: '/events.ics', origin: '', day }))
      .then(() => runner.ask('writeFile', at('/events.ics'), { path: '/events.ics', origin: '', day }));
    await expect(refusal).rejects.toThrow(
      /^events: \S+ writes to the output of its process, where only replies belong; fix/,
    );
  });

  /** Reads every request before the process does, and replies in its place. */
  const replyInstead = (reply: string) => `
    const { toString } = Buffer.prototype;
    Buffer.prototype.toString = function (...args) {
      const text = toString.apply(this, args);
      if (!text.includes('"renderRegion"')) return text;
      process.stdout.write(JSON.stringify([JSON.parse(text).nonce, ${reply}]) + '\\n');
      return '{"nonce":""}';
    };`;
  it.each([
    ['null', /writes to the output of its process/],
    ['{}', /writes to the output of its process/],
    ['{ refusal: { toString: 1 }, stack: 1 }', /writes to the output of its process/],
    ["{ refusal: 'x; y\\npartner: z', stack: '' }", /^events: x; y partner: z$/],
    ["{ refusal: 'x'.repeat(1e6), stack: '/'.repeat(1e6) }", /^events: x{1000}…$/],
  ])('treats a forged reply as the fault of its section: %s', async (reply, line) => {
    await load(runner, section('() => ""', replyInstead(reply)));
    await expect(runner.ask('renderRegion', at('/events'), eventsPage)).rejects.toThrow(line);
  });

  it('rejects a reply that is too long', async () => {
    await expect(render("() => 'x'.repeat(17e6)")).rejects.toThrow('events: /events replies with more than 16 MB; fix');
  });

  it('keeps a section from signaling other processes', async () => {
    await expect(render('() => process.kill(process.ppid, 0)')).rejects.toThrow('process.kill is not a function');
  });

  it('does not read output of a section as a reply', async () => {
    expect(await render("() => { console.log('Hello'); return 'Words'; }")).toBe('Words');
  });

  it('hides the environment from a bundle', async () => {
    expect(await render('() => Object.keys(process.env).join()')).toBe('TZ');
  });
});

describe('sourceLocation', () => {
  let folder: string;
  let bundle: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'a bundle-'));
    bundle = path.join(folder, 'prerender.cjs');
    // The first two characters come from the fifth column of the third line and of the next one. The third comes from webpack.
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

  it('returns the source line of the first stack frame in a bundle', async () => {
    const stack = thrown('Array.map (<anonymous>)', `Gala (${bundle}:1:2)`, `C (${bundle}:1:1)`);
    expect(await sourceLocation(stack)).toBe('mfe-events/src/Gala.tsx:4:5');
    expect(await sourceLocation(thrown(`C.e (${bundle}:1:3)`, `C (${bundle}:1:1)`))).toBe(
      'mfe-events/src/Gala.tsx:3:5',
    );
    // While a bundle loads, its functions have no names.
    const loading = thrown(`${bundle}:1:1`, `${bundle}:1:2`, 'loadSection (/a/main.js:1:2)');
    expect(await sourceLocation(loading)).toBe('mfe-events/src/Gala.tsx:3:5');
  });

  it.each([thrown('run (/a/main.js:1:2)'), thrown('C (/x/prerender.cjs:1:2)'), 'Error: a', 'undefined'])(
    'returns null if no bundle threw, or if the bundle has no source map (%#)',
    async (stack) => {
      expect(await sourceLocation(stack)).toBeNull();
    },
  );
});
