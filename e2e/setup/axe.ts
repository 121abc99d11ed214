import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.0 to 2.2, A and AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong in a page once its colours have settled, one line a finding: by the usual rules, or those named. */
export async function axeFindings(page: Page, rules = tags): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (runOnly) => (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({ runOnly }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
}
