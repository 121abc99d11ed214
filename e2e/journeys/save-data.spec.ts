import { expect, test, type Page } from '@playwright/test';
import { answersOf, scriptsIn } from '../bench/measure';
import { hydrated, listen, setConnection } from '../fixtures/page/page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const scriptsOf = async (page: Page) => scriptsIn(await answersOf(page));

test('with Save-Data no script loads before the first press, which works as it does without scripts', async ({
  page,
}) => {
  test.slow();
  await setConnection(page, true, '4g');
  const messages = listen(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  expect(await scriptsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.locator('header nav');
  await expect(menu).toBeVisible();
  await hydrated(page);
  await page.waitForTimeout(500);
  await expect(menu).toBeVisible();
  expect((await scriptsOf(page)).length).toBeGreaterThan(0);

  // Nothing is prefetched, even if the visitor points at a link.
  const before = (await answersOf(page)).length;
  await menu.getByRole('link').first().hover();
  await page.waitForTimeout(1000);
  expect((await answersOf(page)).length).toBe(before);
  expect(messages).toEqual([]);
});
