import { allKinds } from '../schemas/kinds';
import type { LoadedContent } from '../compile/loadContent';
import { resolve } from '../compile/references';

/** Returns the addresses of the pages that show a field of a kind, or a fact of its file. */
export function pagesShowing({ facts }: Pick<LoadedContent, 'facts'>, name: string, field = 'else'): readonly string[] {
  const { pages = [] } = allKinds.find((kind) => kind.name === name) ?? {};
  const named = 'else' in pages ? (pages[field] ?? pages.else) : pages;
  return named.map((page) => String(resolve(page, facts, () => {})));
}
