import { root } from '@site/build/packages';
import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inFull } from '../fixtures/page/inFull';
import { firstRelease, siteTest as test } from '../fixtures/site/ownSite';

const sizes = inFull ? { few: [250, 5], many: [1000, 20] } : { few: [25, 5], many: [100, 20] };

/** Composes generated sections of as many pages each, and measures the first page of the first one. */
async function compose(home: string, [pages = 0, sections = 0]: readonly number[]) {
  const dist = path.join(home, String(pages));
  const script = path.join(root, 'e2e/fixtures/releases/composeMany.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, await firstRelease('shell'), String(pages), String(sections)],
    { cwd: root, env: { ...process.env, SITE_DIST: dist } },
  );
  const measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<'pages' | 'seconds' | 'cpu', number>;
  const html = await readFile(path.join(dist, 'site/made0/page-0/index.html'), 'utf8');
  const [registry = ''] = /<script id="registry".*?<\/script>/s.exec(html) ?? [];
  return { ...measured, registry: registry.length, rest: html.length - registry.length };
}

test(
  `${sizes.many.join(' pages in ')} sections are composed in time that grows with their number`,
  { tag: '@nightly' },
  async ({ home }) => {
    const few = await compose(home, sizes.few);
    const many = await compose(home, sizes.many);
    console.log(JSON.stringify({ few, many }));
    const times = (sizes.many[0] ?? 0) / (sizes.few[0] ?? 1);
    expect(many.pages).toBe((sizes.many[0] ?? 0) + 2);
    // On a machine with other work to do, what it has computed says more than the clock.
    expect(Math.min(many.seconds, many.cpu)).toBeLessThanOrEqual(20);
    expect(many.cpu).toBeLessThanOrEqual(times * 2 * few.cpu);
    expect(many.rest, 'a page grows by its registry alone').toBe(few.rest);
    expect(many.registry).toBeLessThanOrEqual(times * 1.1 * few.registry);
  },
);
