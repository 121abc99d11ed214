/**
 * Returns the running text of a page: paragraphs, list items, details and summaries. Labels and headings do not count.
 */
export function proseOf(page: Element): string[] {
  const blocks = [...page.querySelectorAll('p, li, dd, summary, div')].filter(
    (element) => element.querySelector('p, li, dd, div, a[class]') === null,
  );
  return blocks.map((element) => (element.textContent ?? '').trim()).filter((text) => /[.!?]$/.test(text));
}
