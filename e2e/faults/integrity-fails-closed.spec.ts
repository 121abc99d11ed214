import { expect, test } from '@playwright/test';
import { org } from '@site/shared-data/siteFacts';
import { editDocuments, editFiles, homeStyle, sectionStyle } from '../fixtures/faults/editDocuments';
import { headerLink, heading, hydrated, markDocument, open } from '../fixtures/page/page';

const hidden = 'main{visibility:hidden}';

for (const { from, style, link, words } of [
  { from: '/', style: sectionStyle, link: 'Events', words: 'Events' },
  { from: '/events', style: homeStyle, link: org.name.value, words: /alone/ },
]) {
  test(`from ${from}, a stylesheet with one byte changed is never applied: the finished page is opened`, async ({
    page,
    context,
  }) => {
    await editFiles(context, style, (css) => hidden + css);
    await open(page, from);
    const isSameDocument = await markDocument(page);
    await headerLink(page, link).click();
    await expect(heading(page)).toHaveText(words);
    expect(await isSameDocument()).toBe(false);
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('styles changed in the page itself are never applied, and its words stay', async ({ page, context }) => {
  await editDocuments(context, (html) => html.replaceAll('</style>', `${hidden}</style>`));
  await open(page, '/events');
  await expect(heading(page)).toHaveText('Events');
  await expect(heading(page)).toBeVisible();
});
