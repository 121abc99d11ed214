import { addImport, addToArray, hasName, isArgument, isConstant, removeFromArray } from './editSource';

const isPages = isArgument('defineSection', 'pages');

describe('addToArray', () => {
  it.each([
    [
      'defineSection({ pages: [a, ...b.map((one) => [one])] })',
      'defineSection({ pages: [a, ...b.map((one) => [one]), c] })',
    ],
    [
      'defineSection({ pages: [\n  a,\n  // The last one.\n  b,\n] })',
      'defineSection({ pages: [\n  a,\n  // The last one.\n  b, c,\n] })',
    ],
    ['defineSection({ pages: [] })', 'defineSection({ pages: [c] })'],
    [
      'const pages = [x]; defineSection({ events: [y], pages: [a] })',
      'const pages = [x]; defineSection({ events: [y], pages: [a, c] })',
    ],
  ])('puts the new one last, and leaves all else as it is: %j', (before, after) => {
    expect(addToArray(before, isPages, 'c')).toBe(after);
  });

  it('finds a constant by its name', () => {
    expect(addToArray('const a = [1]; export const b = [2];', isConstant('b'), '3')).toBe(
      'const a = [1]; export const b = [2, 3];',
    );
  });

  it('says so where there is no such array', () => {
    expect(addToArray('defineSection({ pages: allPages })', isPages, 'c')).toBeNull();
  });
});

describe('removeFromArray', () => {
  it.each([
    ['const a = [b];', 'const a = [];'],
    ['const a = [\n  b,\n];', 'const a = [\n];'],
    ['const a = [b, c];', 'const a = [ c];'],
    ['const a = [\n  c,\n  // The last one.\n  b,\n];', 'const a = [\n  c,\n];'],
    ['const a = [c];', 'const a = [c];'],
    ['const b = [b];', 'const b = [b];'],
  ])('takes one out, and leaves all else as it is: %j', (before, after) => {
    expect(removeFromArray(before, isConstant('a'), (element) => element === 'b')).toBe(after);
  });
});

describe('addImport', () => {
  it('keeps the alphabet among the files beside', () => {
    const source = "import { x } from '@site/x';\nimport { a } from './a/A';\nimport { z } from './z/Z';\n\nuse(a);\n";
    expect(addImport(source, 'm', './m/M')).toBe(
      "import { x } from '@site/x';\nimport { a } from './a/A';\nimport { m } from './m/M';\nimport { z } from './z/Z';\n\nuse(a);\n",
    );
  });

  it('comes last where nothing follows it', () => {
    const source = "import { x } from '@site/x';\n\nuse(x);\n";
    expect(addImport(source, 'm', './m/M')).toBe(
      "import { x } from '@site/x';\nimport { m } from './m/M';\n\nuse(x);\n",
    );
  });
});

describe('hasName', () => {
  it('sees names, and no words in texts', () => {
    expect(hasName("import { eventPage } from './eventPage';", 'eventPage')).toBe(true);
    expect(hasName("const a = 'eventPage';", 'eventPage')).toBe(false);
  });
});
