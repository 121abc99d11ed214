import { sampleMark } from '@site/shared-data/check/sampleMarks';
import { headLengths } from '@site/shared-data/schemas/fields';
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

/** The faults of the elements inside the root: the page and its frame. The registry follows the root. */
function bodyFaults(elements: readonly Element[], registryElementId: string): (string | null)[] {
  const at = (id: string) => elements.findIndex(({ attributes }) => attributes.get('id') === id);
  const end = at(registryElementId);
  const inside = elements.slice(at('root') + 1, end < 0 ? elements.length : end);
  const headings = inside.filter(({ name }) => name === 'h1').length;
  return [
    headings === 1 ? null : `has ${headings || 'no'} <h1>; give it one, its own heading`,
    ...inside.map(elementFault),
  ];
}

/** The faults of a title, with the clinic's name where both fit, and of a description: search results show so many characters. */
export function headTextFaults(title: string, { length }: string): string[] {
  const { longest, least, most } = { longest: headLengths.title, ...headLengths.description };
  return [
    ...(title.length > longest ? [`has a title of ${title.length} characters; use at most ${longest}`] : []),
    ...(length < least || length > most ? [`has a description of ${length} characters; use ${least} to ${most}`] : []),
  ];
}

/** What `new:page` writes for its people to replace: title and words of an entry, and the end of the page's description. */
export const templateTitle = 'A sample entry';
export const templateWords = 'Its own words are still to come.';
export const templateDescription = ': a sample, until a sentence says what is here and for whom.';

/** The faults of a page that still has words of the template. */
function templateFaults(elements: readonly Element[], summary: string): (string | null)[] {
  const shown = elements.filter(({ name }) => /^(p|h[2-6])$/.test(name)).map(({ text }) => text());
  const left = [templateTitle, templateWords].filter((words) => shown.includes(words));
  return [
    summary.endsWith(templateDescription)
      ? `has the description '${summary}', as new:page wrote it; say what is here and for whom`
      : null,
    ...left.map((words) => `says '${words}', as new:page wrote it; write its own words`),
  ];
}

/**
 * The faults of a finished page, each once, with its address and its remedy: words of a sample or of the template, a head that search
 * results cut, no <h1> or several, or something that the content policy refuses.
 */
export function pageFaults(
  { address, html, elements }: { address: string; html: string; elements: readonly Element[] },
  registryElementId: string,
  mayShowSamples: boolean,
): string[] {
  // React moves a suspended boundary to the end of the document: without scripts the page would be empty.
  if (html.includes('<template id="B:')) return [`${address} waits while rendering; render everything at once`];
  const mark = mayShowSamples ? null : sampleMark(html);
  const title = elements.find(({ name, within }) => name === 'title' && within[0] === 'head')?.text() ?? '';
  const meta = elements.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description');
  const summary = meta?.attributes.get('content') ?? '';
  const faults = [
    mark && `says '${mark.words}', ${mark.name}; write what is true, or compose with SITE_MODE=demo`,
    ...headTextFaults(title, summary),
    ...bodyFaults(elements, registryElementId),
    ...templateFaults(elements, summary),
  ];
  return [...new Set(faults)].flatMap((fault) => (fault ? `${address} ${fault}` : []));
}
