import { expect, test } from '@playwright/test';
import { insertNodes, translateInPlace } from '../fixtures/faults/interference';
import { paths } from '@site/shared-data/paths';
import { staff } from '@site/shared-data/staff';
import { here } from '../fixtures/page/destinations';
import { heading, listen, open, painted } from '../fixtures/page/page';

/** Browser features replace nodes of a page. Its scripts then refer to removed nodes. */
for (const [name, interfere, sign] of [
  ['translated', translateInPlace, 'main font'],
  ['full of nodes from extensions', insertNodes, 'body[data-extension]'],
] as const) {
  test(`menus, dialogs and buttons of a page that is ${name} work repeatedly`, async ({ page }) => {
    test.skip(staff.length === 0, 'the clinic names no staff');
    const messages = listen(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(interfere, 'after hydration' as const);
    await open(page, paths.team);
    await expect(page.locator(sign).first()).toBeAttached();
    for (const one of ['first', 'last', 'first'] as const) {
      await page.locator('main button[aria-haspopup="dialog"]')[one]().click();
      await expect(page.getByRole('dialog').locator('h2')).not.toBeEmpty();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }

    const menu = page.locator('header button[popovertarget="menu"]');
    for (let times = 0; times < 2; times += 1) {
      await menu.click();
      await expect(page.locator('#menu')).toBeVisible();
      await menu.click();
      await expect(page.locator('#menu')).toBeHidden();
    }
    await menu.click();
    await page.locator(`#menu a[href="${here.address}"]`).first().click();
    await expect(page).toHaveURL(here.address);
    for (const button of await page.locator('main button:visible').all()) {
      await button.click();
      await painted(page);
    }
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(paths.team);
    await expect(heading(page)).toBeVisible();
    expect(messages.filter((message) => message.startsWith('thrown'))).toEqual([]);
  });
}
