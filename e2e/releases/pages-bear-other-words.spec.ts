import { expect } from '@playwright/test';
import { addPage } from '../fixtures/changes/changes';
import { writeLongWords } from '../fixtures/changes/otherClinics';
import { oneIn, shareOf } from '../fixtures/page/addresses';
import { headerFindings } from '../fixtures/page/header';
import { enlargedFindings, layoutFindings } from '../fixtures/page/layout';
import { listen, open } from '../fixtures/page/page';
import { siteTest as test } from '../fixtures/site/ownSite';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 768, 1280];

test('long names, titles and addresses, a long menu and a new page fit on every page @nightly', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  // A build takes minutes on a busy machine.
  test.setTimeout(1_200_000);
  const tree = await newTree();
  await writeLongWords(tree);
  await addPage(tree);
  await site.mustRun('build', ['--drop-pages'], { tree: tree.folder });
  const { text } = await site.get('/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, address]) => address || '/');
  const messages = listen(page);
  for (const [index, address] of addresses.entries()) {
    await open(page, site.origin + address);
    const tried = [320, ...shareOf(widths.slice(1), index)];
    expect.soft(await layoutFindings(page, tried), address).toEqual([]);
    if (oneIn(4, addresses).includes(address))
      expect.soft(await enlargedFindings(page), `${address} enlarged`).toEqual([]);
  }
  await open(page, site.origin);
  expect.soft(await headerFindings(page, widths)).toEqual([]);
  expect.soft(await enlargedFindings(page), '/ enlarged').toEqual([]);
  expect(messages).toEqual([]);
});
