import type { Page } from '@playwright/test';

/** Scrolls through a page, a screen at a time, so that everything in it comes into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });
}

/** Presses every button and opens every disclosure a visitor sees; gives how many that were. */
export async function useEverything(page: Page): Promise<number> {
  await scrollThrough(page);
  const controls = page.locator('button:enabled, summary').filter({ visible: true });
  const count = await controls.count();
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    await control.click();
    const close = page.getByRole('dialog').getByRole('button').first();
    if (await close.isVisible()) await close.click();
    // A menu that stays open would lie over the next button.
    if (await page.locator('[popover]:popover-open').count()) await page.keyboard.press('Escape');
  }
  return count;
}
