/** What stands in a page as whole sentences: paragraphs, list items, details and summaries. Labels and headings are no prose. */
export function proseOf(page: Element): string[] {
  const blocks = [...page.querySelectorAll('p, li, dd, summary, div')].filter(
    (element) => element.querySelector('p, li, dd, div, a[class]') === null,
  );
  return blocks.map((element) => (element.textContent ?? '').trim()).filter((text) => /[.!?]$/.test(text));
}
