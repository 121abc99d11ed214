import { expect, test } from '@playwright/test';
import { never, scriptOf } from '../fixtures/faults/editDocuments';
import { clickInHeader, destinations, here, revealInHeader } from '../fixtures/page/destinations';
import { heading, hydrated, markDocument } from '../fixtures/page/page';

test('while one section hangs, the others work, and a click opens its finished page', async ({ page }) => {
  const others = destinations.filter(({ section }) => section !== here.section);
  test.skip(others.length === 0, 'the header links to only one section');
  await page.route(scriptOf(here.section), never);
  let isListed = false;
  page.on('response', (response) => (isListed ||= response.url().includes('/releases/sections/')));
  await page.goto(here.address, { waitUntil: 'domcontentloaded' });
  // A busy machine takes a while to load the list of sections. After 2.5 s, a click opens the document.
  const pointed = await revealInHeader(page, others[0]?.address ?? '');
  await expect
    .poll(
      async () => {
        // The shell does not see a pointer that arrived before it.
        await page.mouse.move(0, 0);
        await pointed.hover();
        return isListed;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  const isSameDocument = await markDocument(page);
  for (const { address, heading: words } of others) {
    await clickInHeader(page, address);
    await expect(heading(page), address).toHaveText(words);
  }
  await hydrated(page);
  expect(await isSameDocument(), 'pages of other sections open without a document').toBe(true);

  const entries = await page.evaluate(() => history.length);
  const link = await revealInHeader(page, here.address);
  for (let click = 0; click < 3; click += 1) await link.click();
  await expect(heading(page)).toHaveText(here.heading);
  expect(await isSameDocument()).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('while its section hangs, Back restores the scroll position in a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.route(scriptOf(here.section), never);
  await page.goto(here.address, { waitUntil: 'domcontentloaded' });
  // The shell runs, and applies its whole sheet when the section has not answered for 3 s.
  await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 10_000 }).toBeGreaterThan(5_000);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const position = () => page.evaluate(() => scrollY);
  await expect.poll(position).toBeGreaterThan(200);
  const before = await position();
  await page.evaluate(() => void (location.hash = 'main'));
  await expect.poll(position).toBeLessThan(200);
  await page.goBack();
  await expect.poll(position).toBe(before);
});
