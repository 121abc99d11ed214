import type { Page } from '@playwright/test';

/** What a page gives its reader at one moment. */
export interface Reading {
  readonly words: readonly string[];
  readonly heading: string;
  readonly links: readonly string[];
}

/** The mark of the translation in tests; nobody sees it. */
const mark = /\u2063/g;

/** Reads the page as it is shown. A heading that cannot be seen counts as none. */
export async function read(page: Page): Promise<Reading> {
  const seen = await page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    return {
      text: document.body.innerText,
      heading: heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? heading.innerText : '',
      links: [...document.querySelectorAll('body a[href]')].map((link) => link.getAttribute('href') ?? ''),
    };
  });
  const words = seen.text.replace(mark, '').split(/\s+/).filter(Boolean);
  return { words, heading: seen.heading.replace(mark, '').trim(), links: seen.links };
}

/** How many of the first list are in the second, as a share of the first. */
function shareOf(wanted: readonly string[], found: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  const met = wanted.filter((one) => {
    const left = counts.get(one) ?? 0;
    counts.set(one, left - 1);
    return left > 0;
  });
  return met.length / wanted.length;
}

/** How much of a page must be there: words and links, as a share of what it has without scripts. */
const enough = 0.95;

/** What a reader misses, compared with the same page without scripts. Empty when nothing. */
export function missing(reading: Reading, twin: Reading): string[] {
  const words = shareOf(twin.words, reading.words);
  const links = shareOf(twin.links, reading.links);
  return [
    ...(words < enough ? [`${Math.round(words * 100)} % of the words`] : []),
    ...(links < enough ? [`${Math.round(links * 100)} % of the links`] : []),
    ...(reading.heading === twin.heading ? [] : [`the heading is '${reading.heading}', not '${twin.heading}'`]),
  ];
}
