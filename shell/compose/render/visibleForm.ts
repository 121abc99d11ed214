import type { RenderedPage } from './renderDocument';

/** The parts of a document that change with every release and are invisible to visitors. */
const unseen = [
  // The registry, and the addresses of scripts.
  /<script id="registry".*?<\/script>/s,
  /<template\b.*?<\/template>/gs,
  / integrity="[^"]*"/g,
  /\/releases\/[\w-]+\/\w+\//g,
];

/** A document without its invisible parts. */
const visibleForm = (html: string) => unseen.reduce((text, part) => text.replaceAll(new RegExp(part, 'gs'), ''), html);

/**
 * The addresses of the pages that differ for visitors from those of the current site.
 * @param currentPage gives the current document at an address; null where there is none.
 */
export async function changedPages(
  pages: readonly Pick<RenderedPage, 'address' | 'html'>[],
  currentPage: (address: string) => Promise<string | null>,
): Promise<string[]> {
  const changed = await Promise.all(
    pages.map(async ({ address, html }) => {
      const before = await currentPage(address);
      return before === null || visibleForm(before) !== visibleForm(html);
    }),
  );
  return pages.filter((_, index) => changed[index]).map(({ address }) => address);
}
