import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hotlines } from '@site/shared-data/hotlines';
import { pages } from '../fixtures/page/addresses';
import { hydrated, unfold } from '../fixtures/page/page';

/** The side of what a thumb can be expected to hit, in CSS pixels (WCAG 2.5.5, Apple's guidelines). */
const thumb = 44;

/**
 * Links and buttons of their own that are smaller than a thumb. Links within a sentence are as high as its line; what
 * reaches to the edges of a card is as large as the card.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = ({ parentElement }: Element) =>
      [...(parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return [];
      const { position, inset } = getComputedStyle(control, '::after');
      const reach = position === 'absolute' && inset === '0px' ? control.offsetParent : null;
      const { width, height } = (reach ?? control).getBoundingClientRect();
      if (width >= least && height >= least) return [];
      const words = control.textContent?.trim().slice(0, 40) ?? '';
      return `${control.tagName.toLowerCase()} "${words}" is ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, thumb);
}

test.use({ viewport: { width: 390, height: 664 }, contextOptions: { reducedMotion: 'reduce' } });

for (const address of pages) {
  test(`a thumb can hit every link and button of ${address}`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await unfold(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await smallTargets(page), 'with the menu open').toEqual([]);
  });
}

test('a line of help is called by a tap anywhere on it, and texted by its own button', async ({ page }) => {
  await page.goto('/services/clinic');
  const line = page.getByRole('listitem').filter({ hasText: hotlines.lifeline.value.name });
  const hrefAt = (x: number, y: number) =>
    line.evaluate(
      (element, at) => {
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + at.x * width, top + at.y * height);
        return hit?.closest('a')?.getAttribute('href');
      },
      { x, y },
    );
  for (const [x, y] of [
    [0.02, 0.5],
    [0.5, 0.1],
    [0.98, 0.9],
  ] as const)
    expect(await hrefAt(x, y)).toBe('tel:988');
  await expect(line.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  expect((await line.getByRole('link', { name: 'Text 988' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the links of the footer’s last lines are at least 24 px high (WCAG 2.5.8)', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Privacy', 'Web design credit', 'Site status']) {
    const box = await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(24);
    expect(box?.width, name).toBeGreaterThanOrEqual(24);
  }
});
