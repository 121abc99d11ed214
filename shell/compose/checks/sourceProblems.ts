import type { ESLint } from 'eslint';
import path from 'node:path';

/** A problem as `tsc` prints it: 'mfe-events/src/section.ts(12,5): error TS2322: Type …'. Further lines explain the first. */
const typeProblem = /^(.+)\((\d+,\d+)\): error (TS\d+): (.+)$/;

/** What TypeScript finds wrong in the output of `tsc`, one line each. */
export function typeProblems(output: string): string[] {
  return output.split('\n').flatMap((line) => {
    const [, file, place = '', code, reason = ''] = typeProblem.exec(line) ?? [];
    return file ? [`${file}:${place.replace(',', ':')} ${reason.replace(/\.$/, '')} (${code})`] : [];
  });
}

/** What ESLint refuses, one line each; warnings are left to the lint of the whole site. */
export function lintProblems(
  results: readonly Pick<ESLint.LintResult, 'filePath' | 'messages'>[],
  from: string,
): string[] {
  return results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ line, column, message, ruleId }) => {
        const reason = message.split('\n')[0]?.trim().replace(/\.$/, '');
        return `${path.relative(from, filePath)}:${line}:${column} ${reason}${ruleId ? ` (${ruleId})` : ''}`;
      }),
  );
}
