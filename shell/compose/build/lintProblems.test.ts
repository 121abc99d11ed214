import { lintProblems } from './lintProblems';

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
