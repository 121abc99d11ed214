import { expect, test, type Route } from '@playwright/test';
import { editRegistry, never, scriptOf } from '../fixtures/faults/editDocuments';
import { headerLink, heading, open, setConnection } from '../fixtures/page/page';

test('while a section hangs, another click wins, and Back stays where it leads', async ({ page }) => {
  await page.route(scriptOf('events'), never);
  // Nothing is fetched ahead: the click begins the attempt.
  await setConnection(page);
  await open(page, '/');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const entries = await page.evaluate(() => history.length);
  const expectContact = async () => {
    await expect(heading(page)).toHaveText('Contact us');
    // By then a section that does not answer has been given up, and its finished page requested.
    await page.clock.runFor(10_000);
    await expect(heading(page)).toHaveText('Contact us');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(documents).toEqual([]);
  };

  await headerLink(page, 'Events').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await headerLink(page, 'Contact').click();
  await expectContact();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await headerLink(page, 'Morning Path').click();
  await expect(page).toHaveURL(/\/$/);
  await headerLink(page, 'Events').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => history.back());
  await expectContact();
});

test('the second click wins even when the document of the first is on its way', async ({ page }) => {
  await page.route(scriptOf('events'), (route) => route.fulfill({ status: 404, body: '' }));
  const onItsWay = new Promise<Route>((resolve) => void page.route('**/events', resolve));
  await open(page, '/');
  const entries = await page.evaluate(() => history.length);
  const canceled = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  // Playwright waits while a document is on its way; a visitor does not.
  await page.evaluate(() => {
    const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    click('/events');
    setTimeout(click, 1000, '/contact');
  });
  const finished = await onItsWay;
  await canceled;
  await finished.continue().catch(() => {});
  await expect(heading(page)).toHaveText('Contact us');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a tab that came by a click loads a page whose section is gone, and not for ever', async ({ page }) => {
  await editRegistry(page.context(), (registry) => JSON.stringify({ ...registry, sections: [] }));
  await page.addInitScript(() => history.replaceState({ key: 'of-a-click' }, ''));
  await page.goto('/events').catch(() => 'a second request would end the first');
  await expect(page.waitForEvent('domcontentloaded', { timeout: 1000 })).rejects.toThrow('Timeout');
});
