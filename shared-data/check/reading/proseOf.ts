/**
 * Returns the running text of a page: paragraphs, list items, details and summaries. Labels, headings and text in other
 * languages do not count.
 */
export function proseOf(page: Element): string[] {
  const blocks = [...page.querySelectorAll('p, li, dd, summary, div')].filter(
    (element) => element.querySelector('p, li, dd, div, a[class]') === null,
  );
  const inEnglish = blocks.filter((element) => element.closest('[lang]:not([lang|="en"])') === null);
  return inEnglish.map((element) => (element.textContent ?? '').trim()).filter((text) => /[.!?]$/.test(text));
}
