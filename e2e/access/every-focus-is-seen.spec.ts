import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inFull, pages } from '../fixtures/page/addresses';
import { hydrated, unfold } from '../fixtures/page/page';

/** One stop of the Tab key, as the page stood when it was reached. */
interface Stop {
  /** What tells it apart: its kind and its words. */
  readonly name: string;
  /** Each thing that is wrong with it. */
  readonly findings: readonly string[];
}

declare global {
  interface Window {
    lastStop: Element | undefined;
  }
}

/** Looks at what has the focus; null once the focus has left the page. */
function lookAtStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const findings: string[] = [];
  const name = `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('title') || '').trim().slice(0, 50)}"`;

  const last = globalThis.window.lastStop;
  const follows = !last || Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (!follows) findings.push('comes before the stop in front of it');
  globalThis.window.lastStop = element;

  // A link that reaches to the edges of its card frames the card.
  const isFramed = [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!isFramed) findings.push('shows no focus');

  // A link may break across lines: each line is a box of its own. A box taller than the window cannot be seen whole.
  for (const box of element.getClientRects()) {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const points: [number, number][] = [
      [middle.x, box.top + 2],
      [middle.x, box.bottom - 2],
      [box.left + 2, middle.y],
      [box.right - 2, middle.y],
    ];
    const covers = points.flatMap(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      if (!top) return 'the edge of the window';
      return element.contains(top) || top.contains(element) ? [] : top.tagName.toLowerCase();
    });
    if (box.height < innerHeight / 2 && covers.length > 0) findings.push(`is covered by ${covers.join(', ')}`);
  }
  return { name, findings };
}

/**
 * Walks a page by Tab from its beginning until the focus leaves it: every stop shows its focus (WCAG 2.4.7), none is covered
 * (2.4.11, 2.4.12), and they come in the order of the document (2.4.3).
 */
async function focusFindings(page: Page): Promise<{ stops: number; findings: string[] }> {
  const findings: string[] = [];
  let stops = 0;
  for (; stops < 300; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtStop);
    if (!stop) return { stops, findings };
    findings.push(...stop.findings.map((finding) => `${stop.name} ${finding}`));
  }
  return { stops, findings: [...findings, 'the focus never leaves the page'] };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In part, each page in one of the windows. */
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const [index, address] of pages.entries()) {
  for (const viewport of windows.filter((_, place) => inFull || index % 2 === place)) {
    test(`every stop of the Tab key is seen on ${address} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await hydrated(page);
      await unfold(page);
      const { stops, findings } = await focusFindings(page);
      expect(findings).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });
  }
}
