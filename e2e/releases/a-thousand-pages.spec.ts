import { root } from '@site/build/packages';
import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { firstRelease, siteTest as test } from '../fixtures/site/ownSite';

/** Composes generated sections of as many pages each, and measures the first page of the first one. */
async function compose(home: string, pages: number, sections: number) {
  const dist = path.join(home, String(pages));
  const script = path.join(root, 'e2e/fixtures/releases/composeMany.ts');
  const args = ['--import', 'tsx', script, await firstRelease('shell'), String(pages), String(sections)];
  const env = { ...process.env, SITE_DIST: dist };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  const measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<'pages' | 'seconds', number>;
  const html = await readFile(path.join(dist, 'site/made0/page-0/index.html'), 'utf8');
  const [registry = ''] = /<script id="registry".*?<\/script>/s.exec(html) ?? [];
  return { ...measured, registry: registry.length, rest: html.length - registry.length };
}

test('1000 pages in 20 sections are composed in 20 s, in time that grows with their number @nightly', async ({
  home,
}) => {
  test.setTimeout(120_000);
  const few = await compose(home, 250, 5);
  const many = await compose(home, 1000, 20);
  expect(many.pages).toBe(1002);
  expect(many.seconds).toBeLessThanOrEqual(20);
  expect(many.seconds).toBeLessThanOrEqual(4 * 2 * few.seconds);
  expect(many.rest, 'a page grows by its registry alone').toBe(few.rest);
  expect(many.registry).toBeLessThanOrEqual(4 * 1.1 * few.registry);
});
