/** @jest-environment node */
import { templateDescription, templateTitle, templateWords } from '../../compose/contract/inspectPage';
import { addPage, pageFiles } from './pageFiles';

const page = {
  title: 'The "Books"',
  folder: 'open-house',
  name: 'OpenHouse',
  variable: 'openHouse',
  above: ['{ name: "X", path: "/x" },'],
};

/** Returns the names and the text of all files of a page. */
async function written(path: string): Promise<string> {
  const files = await pageFiles({ ...page, path }, 'section', 'mfe-x');
  return Object.entries(files).flat().join('\n');
}

describe('pageFiles', () => {
  it('uses the names of the page everywhere, and sample text that a release rejects', async () => {
    const text = await written('/x/open-house');
    for (const own of [templateTitle, templateWords, templateDescription, '"The \\"Books\\""', '"/x/open-house"']) {
      expect(text).toContain(own);
    }
    expect(text).toContain('mfe-x/src/open-house/OpenHousePage.test.tsx');
    expect(text).toContain('{ name: "X", path: "/x" },\n  { name: title,');
    expect(text.replaceAll('The \\"Books\\"', '')).not.toMatch(/books/i);
  });

  it('has no breadcrumbs on a top-level page', async () => {
    expect(await written('/open-house')).not.toMatch(/breadcrumb|paths/i);
  });
});

const listed = (source: string) => addPage(source, 'c', './c/C');

describe('addPage', () => {
  it.each([
    ['pages: [a, ...b.map((one) => [one])] })', 'pages: [a, ...b.map((one) => [one]), c] })'],
    [
      'pages: [a, ...b.map((one) => d[one.id])],\n  ...(e && { f: [g] }),\n})',
      'pages: [a, ...b.map((one) => d[one.id]), c],\n  ...(e && { f: [g] }),\n})',
    ],
    ['pages: [\n  a,\n  // The last one.\n  b,\n],\n})', 'pages: [\n  a,\n  // The last one.\n  b, c,\n],\n})'],
    ['pages: [] })', 'pages: [c] })'],
    ['events: [y], pages: [a], events: [z] })', 'events: [y], pages: [a, c], events: [z] })'],
  ])('adds the page at the end, and changes nothing else: %j', (before, after) => {
    const source = `const pages = [x];\nexport const section = defineSection({ ${before};\n`;
    expect(listed(source)).toBe(`import { c } from './c/C';\n${source.replace(before, after)}`);
  });

  it('returns null if there is no such list', () => {
    expect(listed('defineSection({ pages: allPages })')).toBeNull();
  });

  it('adds its import after the others', () => {
    const use = '\ndefineSection({ pages: [a] });\n';
    const imports = "import { x } from '@site/x';\nimport {\n  a,\n} from './a/A';\n";
    expect(listed(imports + use)).toBe(`${imports}import { c } from './c/C';\n${use.replace('[a]', '[a, c]')}`);
  });
});
