import type { RenderedPage } from './renderDocument';

/** What of a document changes with every release, and that no visitor sees. */
const unseen = [
  // The registry, and where scripts are asked for.
  /<script id="registry".*?<\/script>/s,
  /<template\b.*?<\/template>/gs,
  / integrity="[^"]*"/g,
  /\/releases\/[\w-]+\/\w+\//g,
];

/** A document as far as visitors can tell it from another. */
const visibleForm = (html: string) => unseen.reduce((text, part) => text.replaceAll(new RegExp(part, 'gs'), ''), html);

/**
 * The addresses of the pages that a visitor can tell from those that stand.
 * @param standing the document that stands at an address; null where none does.
 */
export async function changedPages(
  pages: readonly Pick<RenderedPage, 'address' | 'html'>[],
  standing: (address: string) => Promise<string | null>,
): Promise<string[]> {
  const changed = await Promise.all(
    pages.map(async ({ address, html }) => {
      const before = await standing(address);
      return before === null || visibleForm(before) !== visibleForm(html);
    }),
  );
  return pages.filter((_, index) => changed[index]).map(({ address }) => address);
}
