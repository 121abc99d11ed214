import { expect } from '@playwright/test';
import { listen, open } from '../fixtures/page/page';
import { siteTest as test } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';

/** Marks the page with the name of each shared module that is used. */
const plugin = `export default function notesUses() {
  return {
    name: 'notes-uses',
    resolveShare: (asked: { readonly pkgName: string }) => {
      document.documentElement.dataset[asked.pkgName.replace(/[^a-z]/gi, '')] = 'used';
      return asked;
    },
  };
}
`;

test('a section’s own plug-in of the federation runtime works', { tag: '@nightly' }, async ({ site, page }) => {
  test.setTimeout(180_000);
  const tree = await ownTree('mfe-events');
  await tree.replace(
    'mfe-events/webpack.config.js',
    'sectionConfig(import.meta.dirname)',
    'sectionConfig(import.meta.dirname, { runtimePlugins: [`${import.meta.dirname}/src/notesUses.ts`] })',
  );
  await tree.write('mfe-events/src/notesUses.ts', plugin);
  await site.mustRun('release', ['events'], { tree: tree.folder });
  await tree.remove();
  const messages = listen(page);
  await open(page, `${site.origin}/events`);
  await expect(page.locator('html')).toHaveAttribute('data-react', 'used');
  expect(messages).toEqual([]);
});
