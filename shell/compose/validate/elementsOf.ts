import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** One element of a document, as a browser reads it. */
export interface Element {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What is written in it, the spaces around and between words made one. */
  readonly words: () => string;
  /** The names of the elements it stands in, the nearest first. */
  readonly within: readonly string[];
}

type Node = DefaultTreeAdapterTypes.Node;

function wordsIn(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsIn).join('') : '';
}

function elementsIn(node: Node, within: readonly string[]): Element[] {
  if (!('childNodes' in node)) return [];
  const isElement = defaultTreeAdapter.isElementNode(node);
  const inside = isElement ? [node.tagName, ...within] : within;
  const own: Element[] = isElement
    ? [
        {
          name: node.tagName.toLowerCase(),
          attributes: new Map(
            node.attrs.map(({ prefix, name, value }) => [(prefix ? `${prefix}:${name}` : name).toLowerCase(), value]),
          ),
          words: () => wordsIn(node).replaceAll(/\s+/g, ' ').trim(),
          within,
        },
      ]
    : [];
  return [...own, ...node.childNodes.flatMap((child) => elementsIn(child, inside))];
}

/** The elements of a document or of a part of one, in order. */
export const elementsOf = (html: string): Element[] => elementsIn(parse(html), []);
