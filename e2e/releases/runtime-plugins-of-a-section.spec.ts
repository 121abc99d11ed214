import { expect } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { diskState } from '../fixtures/releases/diskState';
import { ownTree } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';
import { siteTest as test } from '../fixtures/site/ownSite';

// Each release builds a section.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let tree: OwnTree;

test.beforeAll(async () => {
  tree = await ownTree('mfe-events');
  await tree.replace(
    'mfe-events/webpack.config.js',
    'sectionConfig(import.meta.dirname)',
    'sectionConfig(import.meta.dirname, { runtimePlugins: [`${import.meta.dirname}/src/notesUses.ts`] })',
  );
});

test.afterAll(() => tree.remove());

/** Writes a plug-in of the federation runtime that does something with the name of each shared module that is used. */
const write = (use: string) =>
  tree.write(
    'mfe-events/src/notesUses.ts',
    `export default function notesUses() {
  return {
    name: 'notes-uses',
    resolveShare: (asked: { readonly pkgName: string }) => {
      ${use}
      return asked;
    },
  };
}
`,
  );

test('a section’s own plug-in of the federation runtime works', { tag: '@nightly' }, async ({ site, page }) => {
  await write('document.documentElement.dataset[asked.pkgName.replace(/[^a-z]/gi, "")] = "used";');
  await site.mustRun('release', ['events'], { tree: tree.folder });
  const heard = listen(page);
  await page.goto(`${site.origin}/events`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-react', 'used');
  expect(heard).toEqual([]);
});

test('one that asks another origin for something is refused', { tag: '@nightly' }, async ({ site, page }) => {
  await write('void fetch(`https://example.org/uses?of=${asked.pkgName}`);');
  const before = await diskState(site);
  const { code, err } = await site.run('release', ['events'], { tree: tree.folder });
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^events: [^\n]*asks for https:\/\/example\.org\/uses[^\n]* by itself; [^\n]+\n$/),
  ]);
  expect(await diskState(site)).toEqual(before);

  await test.step('by the policy of the pages, too', async () => {
    await page.goto(`${site.origin}/events`);
    const refused = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
          fetch('https://example.org/uses').catch(() => {});
        }),
    );
    expect(await refused).toBe('connect-src');
  });
});
