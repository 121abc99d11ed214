/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const long = `The page ${'shows one more word and '.repeat(6)}ends.`;
const half = 'this half has some thirteen words, so that two of them are long';
const row = (cell: string) => `| a | b |\n| - | - |\n| ${cell} | c |\n`;
const docstring = (text: string) => `const a = 1;\n\n/**\n * Short.\n *\n * ${text}\n */\nconst b = 1;\n`;

/** Each text with what the linter must say of it, or nothing. */
const texts: Readonly<Record<string, readonly [file: string, source: string, finding?: RegExp]>> = {
  'nothing of short, plain sentences': ['md', '# Pages\n\nA page shows one address. It has one owner.\n'],
  'that a sentence is long': ['md', `A page.\n\n${long}\n`, /^ *3:1.* 33 words in one sentence/m],
  'nothing of code, which is one word': ['md', `Run \`${'npm run a '.repeat(30)}\` first.\n`],
  'that a cell of a table is long': ['md', row('Short. '.repeat(20)), /^ *3:.*in one cell/m],
  'nothing of a short cell': ['md', row('Short. '.repeat(5))],
  'that a word has a shorter one': ['md', 'You can utilize the form.\n', /utilize/],
  'that a word stands twice': ['md', 'You can use the the form.\n', /the/],
  'that a text is passive': ['md', 'The page was written by Ann. '.repeat(8), /8 of 8 sentences are passive/],
  'nothing of one passive': ['md', `${'Ann writes the page. '.repeat(7)}The page was read by Ann.`],
  'where a docstring is long': ['ts', docstring(long), /^ *6:1.*in one sentence/m],
  'where a comment of a component is long': ['tsx', `const a = <p>x</p>;\n${docstring(long)}`, /^ *7:1/m],
  'where a comment of a script is long': ['js', docstring(long), /^ *6:1/m],
  'where a comment of a style sheet is long': ['css', `a { color: red; }\n\n/* Short. */\n/* ${long} */\n`, /^ *4:1/m],
  'nothing of tags, each of which is a text': [
    'ts',
    docstring(`${half}\n * @param {string} a ${half}\n * @returns ${half}`),
  ],
  'that line comments below each other are long': ['ts', `// ${long.slice(0, 80)}\n// ${long.slice(80)}\n`, /^ *1:1/m],
  'nothing of line comments apart': ['ts', `// ${half}.\nconst a = 1;\n// ${half}.\n`],
};

/** What the linter prints of each text; it reads all of them in one run. */
function findings(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prose-'));
  const files = Object.entries(texts).map(([name, [extension, source]], place) => {
    const file = path.join(folder, `${place}.${extension}`);
    writeFileSync(file, source);
    return [name, file] as const;
  });
  const program = path.join(__dirname, 'lintProse.js');
  const { stderr } = spawnSync(process.execPath, [program, ...files.map(([, file]) => file)], { encoding: 'utf8' });
  const reports = stderr.split(/\n\n/);
  return Object.fromEntries(
    files.map(([name, file]) => [name, reports.find((report) => report.startsWith(file)) ?? '']),
  );
}

describe('the linter of prose says', () => {
  const found = findings();

  it.each(Object.entries(texts))('%s', (name, [, , finding]) => {
    if (finding) expect(found[name]).toMatch(finding);
    else expect(found[name]).toBe('');
  });
});
