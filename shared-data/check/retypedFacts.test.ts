/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retypedFacts, sourcesIn } from './retypedFacts';

const root = path.resolve(__dirname, '../..');

/** Patterns of facts about a clinic. Any clinic's facts must only be in its entries. */
const facts = {
  telephone: /\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/,
  'e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'opening hours': /\d:\d\d [AP]M\s?–/,
  'legal status': /501\(c\)/,
  street: /\b\d+ (?:[A-Z]\w+ )+(?:Street|Road|Avenue|Drive|Lane|Parkway)\b/,
  'postal code': /\b[A-Z]{2} \d{5}\b/,
  'sample address': /\bexample\.(?:org|com|net)\b/,
};

const folders = [
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  ...['shared-data', 'shell', 'shell/section', 'shell/ui'],
];

describe('the sources', () => {
  it('import the facts of a clinic instead of repeating them', () => {
    const sources = folders.flatMap((folder) => sourcesIn(path.join(root, folder, 'src')));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap((file) => retypedFacts(file, Object.values(facts)))).toEqual([]);
  });
});

describe('retypedFacts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds a fact in a string, a template and JSX text, but not in a comment', () => {
    const file = path.join(folder, 'Page.tsx');
    writeFileSync(
      file,
      '// Mapleton\nconst a = \'in Mapleton\';\nconst b = `${a} of Mapleton`;\nexport const C = () => <p title="Mapleton">\n  Mapleton</p>;\n',
    );
    expect(retypedFacts(file, [/Mapleton/]).map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  it.each([
    ['telephone', 'Call (706) 555-0111'],
    ['e-mail address', 'door@example.org'],
    ['opening hours', '8:30 AM–4:30 PM'],
    ['legal status', 'a 501(c)3 nonprofit'],
    ['street', '7 Old Mill Lane'],
    ['postal code', 'Mapleton, GA 30701'],
    ['sample address', 'https://example.org/gift'],
  ] as const)('recognizes a %s', (name, words) => {
    const file = path.join(folder, 'fact.ts');
    writeFileSync(file, `export const words = '${words}';\n`);
    expect(retypedFacts(file, [facts[name]])).toHaveLength(1);
  });
});
