import { sampleMark } from '@site/shared-data/check/sampleMarks';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** One element of a document, as a browser reads it. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Its text, with single spaces. */
  readonly text: () => string;
  /** The names of its ancestors, the nearest first. */
  readonly within: readonly string[];
}

function textIn(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

function elementsIn(node: Node, within: readonly string[]): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  if (!('tagName' in node)) return children.flatMap((child) => elementsIn(child, within));
  const { tagName: name, attrs } = node;
  const attributes = new Map(attrs.map((one) => [one.prefix ? `${one.prefix}:${one.name}` : one.name, one.value]));
  const text = () => textIn(node).replaceAll(/\s+/g, ' ').trim();
  return [{ name, attributes, text, within }, ...children.flatMap((child) => elementsIn(child, [name, ...within]))];
}

/** The elements of a document or of a part of one, in order. */
export const elementsOf = (html: string): Element[] => elementsIn(parse(html), []);

/** Elements that the content policy refuses, that load something before a click, or that belong in the head. */
const refusedElements = /^(script|style|iframe|frame|object|embed|form|base|meta|template)$/;

/** Attributes whose files a browser loads at once. */
const loadingAttributes = ['src', 'srcset', 'poster', 'imagesrcset', 'data'];

function elementFault({ name, attributes }: Element): string | null {
  if (refusedElements.test(name)) return `has a <${name}>, which the site refuses; show it without, or after a click`;
  if (attributes.has('style')) return `has a style attribute on <${name}>, which the policy refuses; use a class`;
  const handler = [...attributes.keys()].find((key) => /^on[a-z]/.test(key));
  if (handler) return `has the attribute ${handler} on <${name}>, which the policy refuses; use a React handler`;
  const loaded = (name === 'link' ? ['href'] : loadingAttributes).flatMap((key) => {
    const value = attributes.get(key) ?? '/';
    return key.endsWith('srcset') ? value.split(/,\s+/) : value;
  });
  // A file of the site has a path from its root, and not from another host's.
  const foreign = loaded.map((url) => url.trim()).find((url) => !/^\/(?!\/)/.test(url));
  if (foreign !== undefined) {
    return `loads '${foreign.slice(0, 100)}' in <${name}>; use a file of the site, whose address begins with one slash`;
  }
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  if (/^[\s\0-\x1f]*(javascript|data|vbscript)\s*:/i.test(href.replaceAll(/[\t\r\n]/g, ''))) {
    return `links to '${href.slice(0, 100)}', which runs as a script; link to an address`;
  }
  return null;
}

/** The fault of the elements inside the root: the page and its frame. The registry follows the root. */
function bodyFault(elements: readonly Element[], registryElementId: string): string | null {
  const at = (id: string) => elements.findIndex(({ attributes }) => attributes.get('id') === id);
  const end = at(registryElementId);
  const inside = elements.slice(at('root') + 1, end < 0 ? elements.length : end);
  const headings = inside.filter(({ name }) => name === 'h1').length;
  if (headings !== 1) return `has ${headings || 'no'} <h1>; give it one, its own heading`;
  return inside.map(elementFault).find(Boolean) ?? null;
}

/** The fault of a title with the clinic's name, or of a description, or null: search results show so many characters. */
export function headTextFault(title: string, description: string): string | null {
  if (title.length > 60) return `has a title of ${title.length} characters with the clinic’s name; use at most 60`;
  const { length } = description;
  return length < 50 || length > 160 ? `has a description of ${length} characters; use 50 to 160` : null;
}

/** What `new:page` writes for its people to replace: title and words of an entry, and the end of the page's description. */
export const templateTitle = 'A sample entry';
export const templateWords = 'Its own words are still to come.';
export const templateDescription = ': a sample, until a sentence says what is here and for whom.';

/** The fault of a page that still has words of the template, or null. */
function templateFault(elements: readonly Element[], summary: string): string | null {
  if (summary.endsWith(templateDescription)) {
    return `has the description '${summary}', as new:page wrote it; say what is here and for whom`;
  }
  const shown = elements.filter(({ name }) => /^(p|h[2-6])$/.test(name)).map(({ text }) => text());
  const left = [templateTitle, templateWords].find((words) => shown.includes(words));
  return left ? `says '${left}', as new:page wrote it; write its own words` : null;
}

/**
 * The first fault of a finished page, with its remedy: words of a sample or of the template, a head that search results cut,
 * no <h1> or several, or something that the content policy refuses. Null where there is none.
 */
export function pageFault(
  { html, elements }: { readonly html: string; readonly elements: readonly Element[] },
  registryElementId: string,
  mayShowSamples: boolean,
): string | null {
  // React moves a suspended boundary to the end of the document: without scripts the page would be empty.
  if (html.includes('<template id="B:')) return 'waits while rendering; render everything at once';
  const mark = mayShowSamples ? null : sampleMark(html);
  if (mark) return `says '${mark.words}', ${mark.name}; write what is true, or compose with SITE_MODE=demo`;
  const title = elements.find(({ name, within }) => name === 'title' && within[0] === 'head')?.text() ?? '';
  const meta = elements.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description');
  const summary = meta?.attributes.get('content') ?? '';
  return headTextFault(title, summary) ?? bodyFault(elements, registryElementId) ?? templateFault(elements, summary);
}
