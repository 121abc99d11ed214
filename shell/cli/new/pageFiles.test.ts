import { addPage } from './pageFiles';

const imports = "import { x } from '@site/x';\nimport {\n  a,\n} from './a/A';\nimport { z } from './z/Z';\n\n";
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
  ])('puts the new one last, and leaves all else as it is: %j', (before, after) => {
    const source = `const pages = [x];\nexport const section = defineSection({ ${before};\n`;
    expect(listed(source)).toBe(`import { c } from './c/C';\n${source.replace(before, after)}`);
  });

  it('says so where there is no such list', () => {
    expect(listed('defineSection({ pages: allPages })')).toBeNull();
  });

  it('keeps the alphabet among the files beside', () => {
    const use = 'defineSection({ pages: [a] });\n';
    expect(listed(imports + use)).toBe(
      `${imports.replace('import { z }', "import { c } from './c/C';\nimport { z }")}defineSection({ pages: [a, c] });\n`,
    );
    expect(listed(`import { x } from '@site/x';\n\n${use}`)).toContain("'@site/x';\nimport { c } from './c/C';\n\n");
  });
});
