import type { Page } from '@playwright/test';

/** Links and buttons with a ground of their own, marked so that they are known again in other colours. */
function markFilled(): void {
  for (const control of document.querySelectorAll('a, button, summary')) {
    const { backgroundColor } = getComputedStyle(control);
    if (control.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)') control.setAttribute('data-filled', '');
  }
}

/** In forced colours: what has lost its shape, because nothing but its ground drew it, and icons nobody sees. */
function lost(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
  const shapeless = [...document.querySelectorAll('[data-filled]')].filter((control) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
    return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
  });
  const unseen = [...document.querySelectorAll('svg.lucide')].filter(
    (icon) => icon.checkVisibility() && getComputedStyle(icon).stroke === ground,
  );
  return [
    ...shapeless.map((control) => `${nameOf(control)} has no border`),
    ...unseen.map((icon) => `the icon of ${icon.parentElement ? nameOf(icon.parentElement) : 'the page'} is not seen`),
  ];
}

/** What a visitor with colours of her own (forced colours) can no longer tell apart from plain words. */
export async function shapelessControls(page: Page): Promise<string[]> {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(lost);
}
