import { expect, test } from '@playwright/test';
import { elementsOf } from '../../shell/compose/contract/inspectPage';
import { shellReleasedBroken, shellScript } from '../fixtures/faults/editDocuments';
import { documentAt } from '../fixtures/page/addresses';
import { here, hasTwoSections, oneSection } from '../fixtures/page/destinations';
import { heading } from '../fixtures/page/page';

/** The texts of the front door. Its components contain some of them as literals. */
const texts = elementsOf(documentAt('/'))
  .filter(({ within }) => within.includes('main'))
  .map((element) => element.text());

/** Releases a shell whose front door throws while rendering. */
const frontDoorThrows = shellReleasedBroken((script) => {
  const literal = texts.map((words) => `children:"${words}"`).find((one) => script.split(one).length === 2);
  if (literal === undefined) throw new Error('no text of the front door is in the script of the shell');
  return script.replace(literal, 'children:(()=>{throw new Error("no front door")})()');
});

test('a home page that throws during hydration keeps its text, its menu and its links', async ({ page }) => {
  test.skip(!hasTwoSections, oneSection);
  // Scripts would add whether the clinic is open.
  await page.route(shellScript, (route) => route.abort());
  await page.goto('/');
  const words = await page.locator('main').innerText();
  await page.unroute(shellScript);
  await frontDoorThrows(page.context());
  const thrown = page.waitForEvent('console', (message) => message.text().includes('no front door'));
  await page.goto('/');
  await thrown;
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.locator('main').innerText()).toBe(words);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header button[popovertarget="menu"]').click();
  await page.locator(`#menu a[href="${here.address}"]`).first().click();
  await expect(page).toHaveURL(here.address);
  await expect(heading(page)).toHaveText(here.heading);
});

test('a home page that throws without prerendered text shows the error view between header and footer', async ({
  page,
}) => {
  await frontDoorThrows(page.context());
  // The document no longer marks the nodes of its page.
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('[data-page]')?.removeAttribute('data-page')).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto('/');
  await expect(page.locator('main').getByRole('alert')).not.toBeEmpty();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
