import { expect, test } from '@playwright/test';
import { editDocuments, editFiles, editRegistry, shellStyle, sectionStyle } from '../fixtures/faults/editDocuments';
import { clickInHeader, destinationAt, here } from '../fixtures/page/destinations';
import { heading, hydrated, markDocument, open } from '../fixtures/page/page';

const hidden = 'main{visibility:hidden}';

for (const { from, style, to } of [
  { from: '/', style: sectionStyle, to: here },
  { from: here.address, style: shellStyle, to: destinationAt('/') },
]) {
  test(`from ${from}, a stylesheet with one byte changed is never applied, and the finished page opens`, async ({
    page,
    context,
  }) => {
    await editFiles(context, style, (css) => hidden + css);
    await open(page, from);
    const isSameDocument = await markDocument(page);
    await clickInHeader(page, to.address);
    await expect(heading(page)).toHaveText(to.heading);
    expect(await isSameDocument()).toBe(false);
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('changed inline styles are never applied, and the text of the page stays', async ({ page, context }) => {
  await editDocuments(context, (html) => html.replaceAll('</style>', `${hidden}</style>`));
  await open(page, here.address);
  await expect(heading(page)).toHaveText(here.heading);
  await expect(heading(page)).toBeVisible();
});

test('if the list of sections has no hash, a press on a link opens its document, and nothing throws', async ({
  page,
  context,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await editRegistry(context, (registry) => JSON.stringify({ ...registry, list: { ...registry.list, integrity: '' } }));
  await open(page, here.address);
  const isSameDocument = await markDocument(page);
  await clickInHeader(page, '/');
  await expect(heading(page)).toHaveText(destinationAt('/').heading);
  expect(await isSameDocument()).toBe(false);
  expect(thrown).toEqual([]);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
