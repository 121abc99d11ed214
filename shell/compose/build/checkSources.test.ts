/** @jest-environment node */
import { root } from '@site/build/packages';
import path from 'node:path';
import { lintProblems, listed, typeProblems } from './checkSources';

describe('lintProblems', () => {
  it('returns the file, line, reason and rule of each error', () => {
    const message = {
      line: 1,
      column: 8,
      message: 'Sections are loaded\nat run time.',
      ruleId: 'no-restricted-imports',
    };
    const results = [
      {
        filePath: path.join(root, 'mfe-events/src/section.ts'),
        messages: [{ ...message, severity: 2 as const }],
      },
      { filePath: path.join(root, 'mfe-events/src/other.ts'), messages: [] },
    ];
    expect(lintProblems(results)).toEqual([
      'mfe-events/src/section.ts:1:8 Sections are loaded (no-restricted-imports)',
    ]);
  });
});

describe('typeProblems', () => {
  it('returns each error as TypeScript prints it', () => {
    const output = [
      "mfe-events/src/section.ts(3,14): error TS2741: Property 'pages' is missing.",
      "  Type '{}' has none.",
      "error TS2688: Cannot find type definition file for 'node'.",
      '',
    ].join('\n');
    expect(typeProblems(output)).toEqual([
      "mfe-events/src/section.ts(3,14): error TS2741: Property 'pages' is missing",
      "error TS2688: Cannot find type definition file for 'node'",
    ]);
  });
});

describe('listed', () => {
  it('returns ten problems with their remedy, and the number of the others', () => {
    const problems = Array.from({ length: 12 }, (_, index) => `Card.tsx:${index} is wrong`);
    expect(listed(problems.slice(0, 2))).toEqual([
      'Card.tsx:0 is wrong; fix it and release again',
      'Card.tsx:1 is wrong; fix it and release again',
    ]);
    expect(listed(problems, ': npm run lint')).toHaveLength(11);
    expect(listed(problems, ': npm run lint').at(-1)).toBe('and 2 more: npm run lint');
  });
});
