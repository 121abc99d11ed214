import { root } from '@site/build/packages';
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type } from '../fixtures/releases/recipe';
import { firstRelease, siteTest as test } from '../fixtures/site/ownSite';

test('compose takes at most 20 s for 1000 pages in 20 sections, and grows linearly @nightly', async ({ home }) => {
  test.setTimeout(120_000);
  /** Composes generated sections of 50 pages each, and measures the last page of the first one. */
  const compose = async (sections: number) => {
    const dist = path.join(home, String(sections));
    const program = `e2e/fixtures/releases/composeMany.ts ${await firstRelease('shell')} ${sections}`;
    const said = await type([`node --import tsx ${program}`], root, { SITE_DIST: dist });
    const html = await readFile(path.join(dist, 'site/made0/page-49/index.html'), 'utf8');
    const [registry = ''] = /<script id="registry".*?<\/script>/s.exec(html) ?? [];
    const seconds = Number(said.trim().split('\n').at(-1));
    return { seconds, registry: registry.length, rest: html.length - registry.length };
  };
  const few = await compose(5);
  const many = await compose(20);
  expect(many.seconds).toBeLessThanOrEqual(20);
  expect(many.seconds).toBeLessThanOrEqual(4 * 2 * few.seconds);
  expect(many.rest, 'a page grows only by its registry').toBe(few.rest);
  expect(many.registry).toBeLessThanOrEqual(4 * 1.1 * few.registry);
});
