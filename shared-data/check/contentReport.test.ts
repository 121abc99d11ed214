/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contact } from '../src/siteFacts';
import { contentReport } from './contentReport';
import { factsReport } from './factsReport';

const sharedData = path.join(__dirname, '..');
let home: string;
let entries: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'content-'));
  entries = path.join(home, 'entries');
  cpSync(path.join(sharedData, 'fixtures/entries'), entries, { recursive: true });
  symlinkSync(path.join(sharedData, 'pictures'), path.join(home, 'pictures'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

/** Runs a command of the check on the copied entries, or with another argument. */
function run(command: 'content' | 'facts', argument = entries) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(sharedData, '../shell/cli/site.ts'), command, argument],
    { encoding: 'utf8', cwd: sharedData, env: { ...process.env, SITE_MODE: 'demo' } },
  );
  return { status, stdout, stderr };
}

/** Returns the report of `npm run content` for the copied entries. */
const report = (mode: 'demo' | 'live' = 'demo') => contentReport(entries, { mode });
/** Returns the lines of `npm run facts`. */
const facts = () => factsReport(entries).lines;

/** Changes the text of every file. */
function changeAll(change: (text: string) => string): void {
  const names = readdirSync(entries, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith('.yaml')).map((name) => path.join(entries, name)))
    writeFileSync(file, change(readFileSync(file, 'utf8')));
}

describe('the content check as a command', () => {
  it.each([
    ['--help', 0, /^Usage: npm run facts -- \[options\] \[folder\]\n/],
    ['--unknown', 1, /^error: unknown option '--unknown'\n/],
    ['no/such/folder', 1, /^There is no folder 'no\/such\/folder'\n$/],
  ])('answers %s without a report', (argument, wanted, words) => {
    const { status, stdout, stderr } = run('facts', argument);
    expect(status).toBe(wanted);
    expect(stdout + stderr).toMatch(words);
  });

  it('passes with a count of the samples, and prints them all as a table', () => {
    const { status, stdout } = run('content');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^⚠ \d+ sample facts remain /) as string,
    });
    const count = Number(/\d+/.exec(stdout)?.[0]);
    expect(report().lines).toEqual(stdout.trimEnd().split('\n'));
    const said = run('facts');
    expect({ status: said.status, lines: said.stdout.trimEnd().split('\n') }).toEqual({ status: 0, lines: facts() });
    const table = facts();
    expect(table[2]).toMatch(/^ +Fact +Value +Who could confirm it +File$/);
    const rows = table.slice(4).filter((line) => line.startsWith('  '));
    expect(rows).toHaveLength(count);
    expect(rows).toContainEqual(expect.stringMatching(/^ +contact\.phone +'.*' +office +.*clinic\/contact\.yaml$/));
  });

  it('lists the samples by page, first those on every page', () => {
    const table = facts();
    const pages = table.filter((line) => /^(every page|\/)/.test(line));
    expect(pages[0]).toBe('every page');
    const under = (page: string) =>
      table
        .slice(table.indexOf(page) + 1)
        .slice(0, 4)
        .join('\n');
    expect(under('/welcome')).toMatch(/welcomeFacts\.letter .* chief executive +.*pages\/welcome\.yaml/);
    expect(under('/partner/prayer')).toMatch(/prayerTopics\.title/);
    expect(pages.every((line) => /^(every page|\/[a-z/-]*)(, (\/[a-z/-]+|each event’s page))*$/.test(line))).toBe(true);
  });

  it('lists the facts without a value, which pages leave out', () => {
    const name = path.join(entries, 'pages/donate.yaml');
    const left = () => facts().find((line) => line.startsWith('Pages leave out what has no value yet: ')) ?? '';
    expect(left()).toContain('donateFacts.annualReport');
    writeFileSync(name, readFileSync(name, 'utf8').replace('value: null', 'value: Ask us for it.'));
    expect(left()).not.toContain('donateFacts');
  });

  it('rejects samples on a live site, with a line for each of up to ten owners', () => {
    const { isAccepted, lines } = report('live');
    expect(isAccepted).toBe(false);
    expect(lines[0]).toMatch(/^A live site has no samples\. \d+ sample facts remain:$/);
    expect(lines).toHaveLength(12);
    expect(lines).toContainEqual(expect.stringMatching(/^office: .*contact\.phone, .* and \d+ more$/));
    expect(lines.at(-1)).toMatch(/^and \d+ more owners?; npm run facts lists each with its value and file$/);
    expect(lines.join('\n')).not.toMatch(/events\.(date|location|title)\b/);
  });

  /** Sets the day on which the tests below read the entries. */
  const readOn = (day: string) => jest.useFakeTimers({ now: new Date(day), doNotFake: ['setImmediate', 'nextTick'] });
  afterEach(() => jest.useRealTimers());

  /** Marks every sample of the copied entries as confirmed, and changes their text. */
  const confirmAll = (change: (text: string) => string, verifiedOn = '2026-11-21') => {
    const lines = (text: string) =>
      text
        .replaceAll(
          /^( *)status: sample$/gm,
          `$1status: confirmed\n$1confirmedBy: Dana Miller\n$1verifiedOn: ${verifiedOn}`,
        )
        .replaceAll('{ status: sample,', `{ status: confirmed, confirmedBy: Dana Miller, verifiedOn: ${verifiedOn},`);
    changeAll((text) => change(lines(text)));
  };

  /** Replaces obvious sample names and numbers by realistic ones. */
  const real = (text: string) =>
    text
      .replaceAll('555-01', '821-01')
      .replaceAll('example.org', 'morningpath.org')
      .replaceAll('Example ', 'College ')
      .replaceAll('Affiliate ', 'Group ')
      .replaceAll('A partner organization', 'College Church')
      .replaceAll(/\bSample\b/g, 'Miller')
      .replaceAll('SAMPLE_', 'our_');

  it('recognizes sample text that is marked as confirmed, and names the fact and the reason', () => {
    confirmAll((text) => text);
    const { isAccepted, lines } = report('live');
    expect(isAccepted).toBe(false);
    const said = lines.join('\n');
    expect(said).toContain(
      `contact.phone (confirmed, but '${contact.phone.value}' is a telephone number reserved for fiction)`,
    );
    expect(facts().join('\n')).toMatch(/Not marked as samples.*staff\.name .*Ada Sample.*Dana Miller, 2026-11-21/s);
  });

  it('accepts a live site without samples', () => {
    readOn('2026-12-01');
    confirmAll(real);
    expect(report('live')).toEqual({ isAccepted: true, lines: [] });
  });

  it('gives a hint about a name in an order that has no file, and accepts the content', () => {
    const file = path.join(entries, 'events/list.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('- winter-run', '- winter-rum'));
    const { isAccepted, lines } = report();
    expect(isAccepted).toBe(true);
    expect(lines).toContain(
      `⚠ ${entries}/events/list.yaml · order names 'winter-rum', but there is no winter-rum.yaml. The order does not name winter-run.yaml`,
    );
  });

  it('lists what was confirmed long ago', () => {
    confirmAll(real, '2020-01-01');
    expect(report('live').lines.join('\n')).toMatch(/^⚠ \d+ facts confirmed long ago\. Confirm them again/);
    expect(facts().join('\n')).toMatch(/Confirmed long ago\. Please confirm them again:.*contact\.phone/s);
  });

  it('accepts a real colleague among samples', () => {
    const file = path.join(entries, 'staff/bo-sample.yaml');
    const source = 'source: { status: confirmed, confirmedBy: Dana Miller, verifiedOn: 2026-11-21 }';
    writeFileSync(file, `${readFileSync(file, 'utf8').replace('name: Bo Sample', 'name: Dana Miller')}${source}\n`);
    expect(report()).toMatchObject({ isAccepted: true });
    const row = facts().find((line) => line.includes('staff.name'));
    expect(row).toContain('Ada Sample');
    expect(row).not.toContain('Dana Miller');
  });

  it('rejects bad content with one line for each problem', () => {
    const file = path.join(entries, 'events/harvest-evening.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^date: .*$/m, 'date: 31 February 2025'));
    const lines = [
      'The content has 1 problem:',
      `${entries}/events/harvest-evening.yaml:3 · date: '31 February 2025' – wanted a real date such as 'April 10, 2025', from 1900 to 2099`,
    ];
    expect(run('content')).toEqual({ status: 1, stdout: '', stderr: lines.map((line) => `${line}\n`).join('') });
    expect(factsReport(entries)).toEqual({ isAccepted: false, lines });
  });
});
