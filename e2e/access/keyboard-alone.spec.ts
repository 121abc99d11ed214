import { expect, test, type Locator, type Page } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { staff } from '@site/shared-data/staff';
import { axeFindings } from '../fixtures/page/axe';
import { smallTargets } from '../fixtures/page/controls';
import { addresses } from '../fixtures/page/addresses';
import { destinationAt } from '../fixtures/page/destinations';
import { heading, open } from '../fixtures/page/page';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

/** Reaches a control with the Tab key only, as keyboard users do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`150 presses of Tab do not reach ${target.toString()}`);
}

test('Skip to main content skips the header', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeAttached();
});

test('the details of a person open, trap the focus and return it', async ({ page }) => {
  // A person in the middle of the list has others before and after.
  const person = staff[Math.floor(staff.length / 2)];
  test.skip(!person, 'the clinic names no staff');
  await open(page, paths.team);
  const more = page.getByRole('button', { name: `Read more about ${person?.name}`, exact: true });
  const dialog = page.getByRole('dialog', { name: person?.name ?? '', exact: true });
  await tabTo(page, more);
  for (const [key, viewport] of [
    ['Enter', desk],
    ['Space', phone],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.locator('dialog[open] :focus')).toBeAttached();
    // After the last control, the focus goes to the browser's own controls, and never to the page behind the dialog.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(dialog[open], dialog[open] *)')).not.toBeAttached();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
  }
});

/** The menu of each screen: a drop-down of the header, or the sheet that covers the page. */
const menus = [
  { screen: 'desk', viewport: desk, menu: '[popover] [popover]' },
  { screen: 'phone', viewport: phone, menu: '[popover]' },
];

for (const { screen, viewport, menu } of menus) {
  test(`the menu of a ${screen} opens by Enter and Space, closes by Escape and when Tab leaves it, and its links work`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const panel = page.locator(`header ${menu}`).first();
    const hrefs = await panel.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const target = hrefs.find((href) => href !== '/' && addresses.includes(href)) ?? '/';
    test.skip(target === '/', 'this menu links to no page of the site');
    const toggle = page.locator(`header button[popovertarget="${await panel.getAttribute('id')}"]`);
    const link = panel.locator(`a[href="${target}"]`).first();
    await tabTo(page, toggle);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(link).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      if (viewport === phone) expect(await smallTargets(page)).toEqual([]);
      await tabTo(page, link);
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(toggle).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await tabTo(page, panel.locator('a').last());
    await page.keyboard.press('Tab');
    if (viewport === desk) {
      await expect(page.locator('header :focus')).toBeAttached();
      await expect(link).toBeHidden();
    } else {
      // The page behind the sheet is inert. The focus goes to the browser's own controls, then to the beginning.
      for (let presses = 0; presses < 3; presses += 1) {
        await expect(page.locator(':is(main, footer) :focus')).not.toBeAttached();
        await page.keyboard.press('Tab');
      }
    }

    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(destinationAt(target).heading);
    await expect(heading(page)).toBeFocused();
    await expect(link).toBeHidden();
  });
}
