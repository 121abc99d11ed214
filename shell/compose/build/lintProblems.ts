import type { ESLint } from 'eslint';
import path from 'node:path';

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
