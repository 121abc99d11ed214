/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const long = `The page ${'shows one more word and '.repeat(6)}ends.`;
const half = 'this half has some thirteen words, so that two of them are long';
const row = (cell: string) => `| a | b |\n| - | - |\n| ${cell} | c |\n`;
const docstring = (text: string) => `const a = 1;\n\n/**\n * Short.\n *\n * ${text}\n */\nconst b = 1;\n`;

/** Texts with the expected finding, or without one. */
const texts: Readonly<Record<string, readonly [file: string, source: string, finding?: RegExp]>> = {
  'nothing about short, plain sentences': ['md', '# Pages\n\nA page shows one address. It has one owner.\n'],
  'that a sentence is long': ['md', `A page.\n\n${long}\n`, /^ *3:1.* 33 words in one sentence/m],
  'nothing about code, which counts as one word': ['md', `Run \`${'npm run a '.repeat(30)}\` first.\n`],
  'that a table cell is long': ['md', row('Short. '.repeat(20)), /^ *3:.*in one cell/m],
  'nothing about a short cell': ['md', row('Short. '.repeat(5))],
  'that a word has a shorter synonym': ['md', 'You can utilize the form.\n', /utilize/],
  'that a word occurs twice in a row': ['md', 'You can use the the form.\n', /the/],
  'that a text is passive': ['md', 'The page was written by Ann. '.repeat(8), /8 of 8 sentences are passive/],
  'nothing about a single passive': ['md', `${'Ann writes the page. '.repeat(7)}The page was read by Ann.`],
  'that a docstring is long': ['ts', docstring(long), /^ *6:1.*in one sentence/m],
  'that a comment in a component is long': ['tsx', `const a = <p>x</p>;\n${docstring(long)}`, /^ *7:1/m],
  'that a comment in a script is long': ['js', docstring(long), /^ *6:1/m],
  'that a comment in a style sheet is long': ['css', `a { color: red; }\n\n/* Short. */\n/* ${long} */\n`, /^ *4:1/m],
  'nothing about tags, each of which is a separate text': [
    'ts',
    docstring(`${half}\n * @param {string} a ${half}\n * @returns ${half}`),
  ],
  'that consecutive line comments are long together': [
    'ts',
    `// ${long.slice(0, 80)}\n// ${long.slice(80)}\n`,
    /^ *1:1/m,
  ],
  'nothing about separate line comments': ['ts', `// ${half}.\nconst a = 1;\n// ${half}.\n`],
};

/** Returns the output of the linter for each text. One run checks all of them. */
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

describe('lintProse reports', () => {
  const found = findings();

  it.each(Object.entries(texts))('%s', (name, [, , finding]) => {
    if (finding) expect(found[name]).toMatch(finding);
    else expect(found[name]).toBe('');
  });
});
