import type { ESLint } from 'eslint';
import path from 'node:path';

/** A line for each error of ESLint. Its warnings are left to `npm run lint`. */
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

/** A line for each error that TypeScript prints without colors. Lines that explain an error are indented: they are left out. */
export const typeProblems = (output: string): string[] =>
  output.split('\n').flatMap((line) => {
    const [, file, row, column, code, reason = ''] =
      /^(?:(\S.*?)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/.exec(line) ?? [];
    if (!code) return [];
    return [`${file ? `${file}:${row}:${column} ` : ''}${reason.replace(/\.$/, '')} (${code})`];
  });

/** The part of jest's `--json` report that is used here. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const firstLine = (text = '') => {
  const plain = text.replaceAll(/\u001b\[\d+m/g, '');
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '' && !/^\s*●/.test(line))
      ?.trim() ?? ''
  );
};

/** A line for each test that fails: file, name and the first line of the reason. */
export function testProblems({ testResults }: TestReport, from: string): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(from, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return assertionResults.length === 0 ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
  });
}
