/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { events } from '../src/events';
import { contact } from '../src/siteFacts';

const sharedData = path.join(__dirname, '..');
// Each command starts a program of its own, which takes a while on a busy machine.
jest.setTimeout(60_000);

const [first] = events;

let home: string;
let source: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'content-'));
  source = path.join(home, 'src');
  mkdirSync(source);
  cpSync(path.join(sharedData, 'src'), source, { recursive: true, filter: (file) => !file.includes('.test.') });
  symlinkSync(path.join(sharedData, 'pictures'), path.join(home, 'pictures'));
  // The copied files find each other by the name of their package.
  cpSync(path.join(sharedData, 'package.json'), path.join(home, 'package.json'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

/** Runs a command of the check on the copied content, after some words of a file were replaced. */
function run(
  command: 'run' | 'facts',
  { file, from, to }: { file?: string; from?: string | RegExp; to?: string },
  mode = 'demo',
) {
  if (file !== undefined && from !== undefined && to !== undefined) {
    const text = readFileSync(path.join(source, file), 'utf8');
    writeFileSync(path.join(source, file), text.replace(from, to));
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(sharedData, `check/${command}.ts`), source],
    { encoding: 'utf8', cwd: sharedData, env: { ...process.env, SITE_MODE: mode } },
  );
  return { status, stdout, lines: stderr.replaceAll(source, 'src').trim().split('\n') };
}

describe('the content check as a command', () => {
  it('passes with a count of the samples, and prints them all as a table', () => {
    const { status, stdout } = run('run', {});
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^⚠ \d+ sample facts remain /) as string,
    });
    const count = Number(/\d+/.exec(stdout)?.[0]);
    const table = run('facts', {}).stdout.trim().split('\n');
    expect(table[2]).toMatch(/^ +Fact +Value +Who could confirm it +File$/);
    const facts = table.slice(4).filter((line) => line.startsWith('  '));
    expect(facts).toHaveLength(count);
    expect(facts).toContainEqual(expect.stringMatching(/^ +contact\.phone +'.*' +office +.*siteFacts\.ts$/));
  });

  it('lists the samples page by page: what every page shows, then what each page says', () => {
    const table = run('facts', {}).stdout.split('\n');
    const pages = table.filter((line) => /^(every page|\/)/.test(line));
    expect(pages[0]).toBe('every page');
    const under = (page: string) =>
      table
        .slice(table.indexOf(page) + 1)
        .slice(0, 4)
        .join('\n');
    expect(under('/welcome')).toMatch(/welcomeFacts\.letter .* chief executive +.*facts\/about\.ts/);
    expect(under('/partner/prayer')).toMatch(/prayerTopics\.title/);
    expect(pages.every((line) => /^(every page|\/[a-z/-]*)(, (\/[a-z/-]+|each event’s page))*$/.test(line))).toBe(true);
  });

  it('refuses samples on a live site, in a line for each who can confirm some, ten at most', () => {
    const { status, lines } = run('run', {}, 'live');
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/^A live site has no samples\. \d+ sample facts remain:$/);
    expect(lines).toHaveLength(12);
    expect(lines).toContainEqual(expect.stringMatching(/^office: .*contact\.phone, .* and \d+ more$/));
    expect(lines.at(-1)).toMatch(/^and \d+ more owners?; npm run facts lists each with its value and file$/);
    expect(lines.join('\n')).not.toMatch(/events\.(date|location|title)\b/);
  });

  /** Calls every sample of the copied content confirmed, and changes some words of it. */
  const confirmAll = (change: (text: string) => string, verifiedOn = '2026-11-21') => {
    const confirmed = `status: 'confirmed', confirmedBy: 'Dana Miller', verifiedOn: '${verifiedOn}'`;
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((one) =>
      one.endsWith('.ts'),
    )) {
      const file = path.join(source, name);
      writeFileSync(file, change(readFileSync(file, 'utf8').replaceAll("status: 'sample'", confirmed)));
    }
  };

  /** Real names and numbers in the place of those that cannot be mistaken. */
  const real = (text: string) =>
    text
      .replaceAll('555-01', '821-01')
      .replaceAll('example.org', 'morningpath.org')
      .replaceAll('Example ', 'College ')
      .replaceAll('Affiliate ', 'Group ')
      .replaceAll('A partner organization', 'College Church')
      .replaceAll(/\bSample\b/g, 'Miller')
      .replaceAll('SAMPLE_', 'our_');

  it('knows samples by themselves, whatever they are called, and says which fact and why', () => {
    confirmAll((text) => text);
    const { status, lines } = run('run', {}, 'live');
    expect(status).toBe(1);
    const said = lines.join('\n');
    expect(said).toContain(
      `contact.phone (confirmed, but '${contact.phone.value}' is a telephone number reserved for fiction)`,
    );
    expect(run('facts', {}).stdout).toMatch(/Not called samples.*staff\.name .*Alex Sample.*Dana Miller, 2026-11-21/s);
  });

  it('accepts a live site without samples', () => {
    confirmAll(real);
    expect(run('run', {}, 'live')).toEqual({ status: 0, stdout: '', lines: [''] });
  });

  it('lists what was confirmed long ago', () => {
    confirmAll(real, '2020-01-01');
    expect(run('run', {}, 'live').stdout).toMatch(/^⚠ \d+ facts confirmed long ago: look again/);
    expect(run('facts', {}).stdout).toMatch(/Confirmed long ago; please look again:.*contact\.phone/s);
  });

  it('lets a real colleague stand beside samples', () => {
    const own = "source: { status: 'confirmed', confirmedBy: 'Dana Miller', verifiedOn: '2026-11-21' },";
    const { lines } = run('run', {
      file: 'staff.ts',
      from: "name: 'Jordan Sample',",
      to: `${own} name: 'Dana Miller',`,
    });
    expect(lines).toEqual(['']);
    const row = run('facts', {})
      .stdout.split('\n')
      .find((line) => line.includes('staff.name'));
    expect(row).toContain('Alex Sample');
    expect(row).not.toContain('Dana Miller');
  });

  it('refuses bad content in one line for each problem', () => {
    expect(
      run('run', { file: 'events.ts', from: `date: '${first?.date}'`, to: "date: '31 February 2025'" }),
    ).toMatchObject({
      status: 1,
      lines: [
        'The content has 1 problem:',
        `src/events.ts · ${first?.id} · date: '31 February 2025' – wanted a real date such as 'April 10, 2025'`,
      ],
    });
  });

  it('survives a file of the wrong types', () => {
    expect(
      run('run', {
        file: 'events.ts',
        from: /ClinicEvent\[\] = entries/,
        to: 'ClinicEvent[] = 42 as never',
      }).lines,
    ).toEqual(['The content has 1 problem:', 'src/events.ts · events: 42 – wanted a list of entries']);
  });

  it.each<[string, { file: string; from: RegExp; to: string }, RegExp]>([
    [
      'cannot be read',
      { file: 'staff.ts', from: /\]\);\s*$/, to: '' },
      /^src\/staff\.ts – wanted a file that can be loaded: staff\.ts:\d+:\d+: /,
    ],
    [
      'stops while it is read',
      { file: 'claims.ts', from: /$/, to: 'throw new Error("no\\nstack")' },
      /^src\/claims\.ts – wanted .*: no$/,
    ],
    [
      'imports what is not there',
      { file: 'services.ts', from: /^/, to: "import './nothing';\n" },
      /^src\/services\.ts – wanted .*nothing/,
    ],
  ])('says in one line that a file %s', (_, change, line) => {
    const { status, lines } = run('run', change);
    expect({ status, lines }).toEqual({
      status: 1,
      lines: ['The content has 1 problem:', expect.stringMatching(line) as string],
    });
  });

  it('says so once when the site facts are broken, though every file needs them', () => {
    const { lines } = run('run', { file: 'siteFacts.ts', from: 'export const org', to: 'export konst org' });
    expect(lines.slice(1)).toEqual([expect.stringContaining('siteFacts.ts:')]);
  });

  it('misses a file that is gone, and the files of the pictures', () => {
    rmSync(path.join(source, 'services.ts'));
    rmSync(path.join(home, 'pictures'));
    const { status, lines } = run('run', {});
    expect(status).toBe(1);
    expect(lines).toContain('src/services.ts – wanted a file that can be loaded: services.ts is missing');
    expect(lines).toContainEqual(
      expect.stringContaining(
        `events.ts · ${first?.id} · image.name: '${first?.image?.name}' – wanted a picture whose`,
      ),
    );
  });
});
