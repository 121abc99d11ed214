import { sections } from '@site/build/packages';
import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownTree } from '../fixtures/site/ownTree';
import { ordinaryChanges } from '../fixtures/releases/contentChanges';

/** The one file that goes by what the specification counts, and says so. */
const exempt = 'shippedContent';

/** Whose tests show the content. */
const tested = ['mfe-', 'shell/src', 'shell/ui', 'shared-data/src'];

test('ordinary edits of the content turn no test red', { tag: '@nightly' }, async () => {
  test.setTimeout(900_000);
  const tree = await ownTree(sections.map(({ folder }) => folder));
  try {
    for (const { edit } of Object.values(ordinaryChanges)) await edit(tree);
    const args = ['run', '--silent', 'unit', '--', ...tested, '--silent', '--json', '--testPathIgnorePatterns', exempt];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: tree.folder, maxBuffer: 1e8 }).catch(
      (error: Error & { stdout: string }) => error,
    );
    const { numPassedTests, testResults } = JSON.parse(stdout) as {
      numPassedTests: number;
      testResults: { name: string; status: string; message: string }[];
    };
    expect(testResults.filter(({ status }) => status !== 'passed').map(({ message }) => message)).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(500);
  } finally {
    await tree.remove();
  }
});
