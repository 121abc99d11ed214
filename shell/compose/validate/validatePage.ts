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

/** Elements that the policy refuses, that ask for something before a click, or that belong in a document's head. */
const refusedElements = new Set([
  'script',
  'style',
  'iframe',
  'frame',
  'object',
  'embed',
  'form',
  'base',
  'meta',
  'template',
]);

/** Attributes whose files are asked for as soon as the page is read. */
const askingAttributes = ['src', 'srcset', 'poster', 'imagesrcset', 'data'];

/** A file of the site itself: a path from its root, and not another host's. */
const isOwnFile = (url: string) => /^\/(?!\/)/.test(url);

const urlsOf = (name: string, value: string) =>
  name.endsWith('srcset') ? value.split(/,\s+/).map((one) => one.trim()) : [value.trim()];

function validateElement({ name, attributes }: Element): string | null {
  if (refusedElements.has(name)) return `has a <${name}>, which the site refuses; show it without, or after a click`;
  if (attributes.has('style')) return `has a style attribute on <${name}>, which the policy refuses; use a class`;
  const handler = [...attributes.keys()].find((key) => /^on[a-z]/.test(key));
  if (handler) return `has the attribute ${handler} on <${name}>, which the policy refuses; use a React handler`;
  const asked = name === 'link' ? ['href'] : askingAttributes;
  for (const key of asked) {
    const foreign = urlsOf(key, attributes.get(key) ?? '/').find((url) => !isOwnFile(url));
    if (foreign !== undefined) {
      return `loads '${foreign.slice(0, 100)}' in <${name}>; use a file of the site, whose address begins with one slash`;
    }
  }
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  if (/^[\s\0-\x1f]*(javascript|data|vbscript)\s*:/i.test(href.replaceAll(/[\t\r\n]/g, ''))) {
    return `links to '${href.slice(0, 100)}', which runs as a script; link to an address`;
  }
  return null;
}

/** What of a document stands inside its root: the page with the frame around it. The registry follows it. */
function inRoot(elements: readonly Element[], registryElementId: string): readonly Element[] {
  const at = (id: string) => elements.findIndex(({ attributes }) => attributes.get('id') === id);
  const end = at(registryElementId);
  return elements.slice(at('root') + 1, end < 0 ? elements.length : end);
}

/**
 * What is wrong with a finished page, and what to do: a heading too few or too many, or something the content policy would
 * refuse. Null where nothing is.
 * @param elements those of its document.
 * @param registryElementId the id of what follows the page in it.
 */
export function validatePage(elements: readonly Element[], registryElementId: string): string | null {
  const inside = inRoot(elements, registryElementId);
  const headings = inside.filter(({ name }) => name === 'h1').length;
  if (headings !== 1) {
    return `has ${headings === 0 ? 'no' : headings} <h1>; give it one, its own heading`;
  }
  return inside.map(validateElement).find((fault) => fault !== null) ?? null;
}

/** How long a title may be with the clinic's name after it, and a description, in characters: what search results show. */
const longestTitle = 60;
const description = { shortest: 50, longest: 160 } as const;

/**
 * What is wrong with what a page says of itself to search engines, or null.
 * @param title with the clinic's name, as the shell writes it.
 */
export function headFault(title: string, words: string): string | null {
  if (title.length > longestTitle) {
    return `has a title of ${title.length} characters with the clinic’s name; use at most ${longestTitle}`;
  }
  if (words.length < description.shortest || words.length > description.longest) {
    return `has a description of ${words.length} characters; use ${description.shortest} to ${description.longest}`;
  }
  return null;
}

/** What is wrong with the head of a whole document, or null. */
export function validateHead(elements: readonly Element[]): string | null {
  const title = elements.find(({ name, within }) => name === 'title' && within[0] === 'head');
  const meta = elements.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description');
  return headFault(title?.words() ?? '', meta?.attributes.get('content') ?? '');
}
