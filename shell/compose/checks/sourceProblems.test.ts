import { lintProblems, typeProblems } from './sourceProblems';

describe('typeProblems', () => {
  it('tells file, place, reason and code of each, without what explains it further', () => {
    const output = [
      "mfe-events/src/section.ts(12,5): error TS2322: Type 'string' is not assignable to type 'number'.",
      "  Types of property 'a' are incompatible.",
      "mfe-events/src/section.ts(20,1): error TS2304: Cannot find name 'b'.",
      '',
    ].join('\n');
    expect(typeProblems(output)).toEqual([
      "mfe-events/src/section.ts:12:5 Type 'string' is not assignable to type 'number' (TS2322)",
      "mfe-events/src/section.ts:20:1 Cannot find name 'b' (TS2304)",
    ]);
  });

  it('finds none where nothing is printed', () => {
    expect(typeProblems('')).toEqual([]);
  });
});

describe('lintProblems', () => {
  it('tells file, place, reason and rule of what is refused, and no warning', () => {
    const message = {
      line: 1,
      column: 8,
      message: 'Sections are loaded\nat run time.',
      ruleId: 'no-restricted-imports',
    };
    const results = [
      {
        filePath: '/site/mfe-events/src/section.ts',
        messages: [
          { ...message, severity: 2 as const },
          { ...message, severity: 1 as const },
        ],
      },
      { filePath: '/site/mfe-events/src/other.ts', messages: [] },
    ];
    expect(lintProblems(results, '/site')).toEqual([
      'mfe-events/src/section.ts:1:8 Sections are loaded (no-restricted-imports)',
    ]);
  });
});
