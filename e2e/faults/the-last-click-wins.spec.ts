import { expect, test, type Route } from '@playwright/test';
import { editRegistry, never, scriptOf } from '../fixtures/faults/editDocuments';
import { clickInHeader, hasTwoSections, here, oneSection, there } from '../fixtures/page/destinations';
import { heading, open, setConnection } from '../fixtures/page/page';

test.skip(!hasTwoSections, oneSection);

test('while a section hangs, another click wins, and Back keeps its target', async ({ page }) => {
  await page.route(scriptOf(here.section), never);
  // Nothing is prefetched, so the click starts the attempt.
  await setConnection(page);
  await open(page, '/');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const entries = await page.evaluate(() => history.length);
  const expectThere = async () => {
    await expect(heading(page)).toHaveText(there.heading);
    // At this point, the shell has given up the silent section, and requested its finished page.
    await page.clock.runFor(10_000);
    await expect(heading(page)).toHaveText(there.heading);
    await expect(page).toHaveURL(there.address);
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(documents).toEqual([]);
  };
  const clickAndWait = async () => {
    await clickInHeader(page, here.address);
    await page.clock.runFor(200);
    await expect(page.getByRole('progressbar')).toBeVisible();
  };

  await clickAndWait();
  await clickInHeader(page, there.address);
  await expectThere();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await clickInHeader(page, '/');
  await expect(page).toHaveURL(/\/$/);
  await clickAndWait();
  await page.evaluate(() => history.back());
  await expectThere();
});

test('the second click wins even while the document of the first one loads', async ({ page }) => {
  await page.route(scriptOf(here.section), (route) => route.fulfill({ status: 404, body: '' }));
  const onItsWay = new Promise<Route>((resolve) => void page.route(`**${here.address}`, resolve));
  await open(page, '/');
  const entries = await page.evaluate(() => history.length);
  const canceled = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  // Playwright waits while a document loads, but a visitor does not.
  await page.evaluate(
    ([first = '', second = '']) => {
      const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
      click(first);
      setTimeout(click, 1000, second);
    },
    [here.address, there.address],
  );
  const finished = await onItsWay;
  await canceled;
  await finished.continue().catch(() => {});
  await expect(heading(page)).toHaveText(there.heading);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('after a click, a page whose section is gone loads only once', async ({ page }) => {
  await editRegistry(page.context(), (registry) => JSON.stringify({ ...registry, list: undefined, sections: [] }));
  await page.addInitScript(() => history.replaceState({ key: 'of-a-click' }, ''));
  await page.goto(here.address).catch(() => 'a second request would end the first');
  await expect(page.waitForEvent('domcontentloaded', { timeout: 1000 })).rejects.toThrow('Timeout');
});
