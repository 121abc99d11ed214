import { sampleMark, type SampleMark } from '@site/shared-data/check/sampleMarks';
import { getHelpId } from '@site/section/Section';
import { headLengths } from '@site/shared-data/schemas/fields';
import { randomUUID } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { PageData } from './SectionData';

type Node = DefaultTreeAdapterTypes.Node;

/** An element of a document, as a browser parses it. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Returns its text, with single spaces. */
  readonly text: () => string;
  /** The names of its ancestors, the nearest first. */
  readonly within: readonly string[];
}

function textIn(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

/**
 * Adds the elements of a node to a list and returns the list. All nodes share one list, because a site has a million elements.
 */
function elementsIn(node: Node, within: readonly string[], elements: Element[] = []): Element[] {
  let inside = within;
  if ('tagName' in node) {
    const { tagName: name, attrs } = node;
    const attributes = new Map(attrs.map((one) => [one.prefix ? `${one.prefix}:${one.name}` : one.name, one.value]));
    const text = () => textIn(node).replaceAll(/\s+/g, ' ').trim();
    elements.push({ name, attributes, text, within });
    inside = [name, ...within];
  }
  if ('childNodes' in node) for (const child of node.childNodes) elementsIn(child, inside, elements);
  return elements;
}

/** Returns the elements of a whole document, in order. */
export const elementsOf = (html: string): Element[] => elementsIn(parse(html), []);

/**
 * Elements that the content policy blocks, that load something before a click, that belong in the head, or that hide their
 * content.
 */
const refusedElements = /^(script|style|iframe|frame|object|embed|form|base|meta|template|noscript)$/;

/** Attributes with files that a browser loads at once. */
const loadingAttributes = ['src', 'srcset', 'poster', 'imagesrcset', 'data'];

/** Returns the addresses that a browser loads at once for an element. */
const loadedBy = ({ name, attributes }: Pick<Element, 'name' | 'attributes'>): string[] =>
  (name === 'link' ? ['href'] : loadingAttributes)
    // Most elements load nothing.
    .filter((key) => attributes.has(key))
    .flatMap((key) => {
      const value = attributes.get(key) ?? '';
      return key.endsWith('srcset') ? value.split(/,\s+/) : value;
    })
    .map((url) => url.trim());

function elementFault({ name, attributes }: Element): string | null {
  if (refusedElements.test(name)) return `has a <${name}>, which the site refuses; show it without, or after a click`;
  if (attributes.has('style')) return `has a style attribute on <${name}>, which the policy refuses; use a class`;
  const handler = [...attributes.keys()].find((key) => /^on[a-z]/.test(key));
  if (handler) return `has the attribute ${handler} on <${name}>, which the policy refuses; use a React handler`;
  // A file of the site has a path from the root. Two slashes would name another host.
  const foreign = loadedBy({ name, attributes }).find((url) => !/^\/(?!\/)/.test(url));
  if (foreign !== undefined) {
    return `loads '${foreign.slice(0, 100)}' in <${name}>; use a file of the site, whose address begins with one slash`;
  }
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  if (/^[\s\0-\x1f]*(javascript|data|vbscript)\s*:/i.test(href.replaceAll(/[\t\r\n]/g, ''))) {
    return `links to '${href.slice(0, 100)}', which runs as a script; link to an address`;
  }
  return null;
}

/**
 * Returns the faults of a title and a description. Search results show only so many characters. A title has the clinic's name
 * if both fit.
 */
export function headTextFaults(title: string, { length }: string): string[] {
  const { longest, least, most } = { longest: headLengths.title, ...headLengths.description };
  return [
    ...(title.length > longest ? [`has a title of ${title.length} characters; use at most ${longest}`] : []),
    ...(length < least || length > most ? [`has a description of ${length} characters; use ${least} to ${most}`] : []),
  ];
}

/** What `new:page` writes as a template: the title and text of an entry, and the end of the page's description. */
export const templateTitle = 'A sample entry';
export const templateWords = 'Its own words are still to come.';
export const templateDescription = ': a sample, until a sentence says what is here and for whom.';

/** Returns the faults of a page that still contains text of the template. */
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

/** A link as it is written, with its text or label. */
export interface WrittenLink {
  readonly href: string;
  readonly label: string;
}

/** What the rest of compose needs to know about a page's HTML. */
export interface PageContent {
  readonly links: readonly WrittenLink[];
  /** The addresses of the pictures that it shows. */
  readonly images: readonly string[];
  /** The names that selectors and links can need: tags, `.class`, `#id` and `a[name=…]`. */
  readonly names: readonly string[];
  /** The first text on the page that only samples contain. */
  readonly mark: SampleMark | null;
}

const linksIn = (elements: readonly Element[]): WrittenLink[] =>
  elements.flatMap(({ name, attributes, text }) => {
    const href = attributes.get('href');
    if ((name !== 'a' && name !== 'area') || href === undefined) return [];
    return [{ href, label: text() || (attributes.get('aria-label') ?? '') }];
  });

const imagesIn = (elements: readonly Element[]): string[] => {
  const shown = elements.flatMap((element) => loadedBy(element)).map((url) => url.trim().split(/\s/)[0] ?? '');
  return [...new Set(shown.filter((url) => url.startsWith('/images/')))];
};

/** Returns the tags, classes, ids and link targets of elements, as selectors name them. */
function namesIn(elements: readonly Element[]): string[] {
  const names = elements.flatMap(({ name, attributes }) => {
    const classes = attributes.get('class')?.split(/\s+/) ?? [];
    const id = attributes.get('id');
    const place = name === 'a' ? attributes.get('name') : undefined;
    return [
      name.toLowerCase(),
      ...classes.filter(Boolean).map((one) => `.${one}`),
      ...(id ? [`#${id}`] : []),
      ...(place ? [`a[name=${place}]`] : []),
    ];
  });
  return [...new Set(names)];
}

const contentOf = (elements: readonly Element[], text: string): PageContent => ({
  links: linksIn(elements),
  images: imagesIn(elements),
  names: namesIn(elements),
  mark: sampleMark(text),
});

const attributesOf = (node: Node) => ('attrs' in node ? node.attrs.length : 0);
const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);

/** React moves a suspended boundary to the end of the document. The page would be empty without scripts. */
const waits = (html: string) => html.includes('<template id="B:');

/** The longest page in characters, and its deepest nesting. Both are many times the values of any page here. */
const longestRegion = 1_000_000;
const deepest = 250;

/**
 * Returns whether elements are nested deeper than that. The function is not recursive, because a hostile page could overflow
 * the stack.
 */
function isTooDeep(root: Node): boolean {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

/** Returns the elements of a part of a page. Returns a fault if the part leaves an element open, or closes one around it. */
function elementsOfPart(html: string): Element[] | string {
  if (html.length > longestRegion) return `has ${html.length} characters; show at most ${longestRegion}`;
  if (waits(html)) return 'waits while rendering; render everything at once';
  const mark = randomUUID();
  const document = parse(
    `<!doctype html><html><head></head><body><main><div>${html}<!--${mark}--></div></main></body></html>`,
  );
  const [, root, ...after] = childrenOf(document);
  const [head, body] = root ? childrenOf(root) : [];
  const [main, ...besides] = body ? childrenOf(body) : [];
  const [part, ...others] = main ? childrenOf(main) : [];
  const end = part && childrenOf(part).at(-1);
  const isWhole =
    root &&
    head &&
    body &&
    part &&
    end?.nodeName === '#comment' &&
    'data' in end &&
    end.data === mark &&
    [after, besides, others, childrenOf(head)].every((nodes) => nodes.length === 0) &&
    attributesOf(root) + attributesOf(body) === 0;
  if (!isWhole) return 'leaves elements open, or closes elements that it did not open; give React whole elements';
  if (isTooDeep(part)) return `nests elements deeper than ${deepest}; use fewer levels`;
  return childrenOf(part).flatMap((child) => elementsIn(child, []));
}

/** Ids that the site's own scripts look for. */
export const siteIds: readonly string[] = ['root', 'main'];

/** The title and description of a page in search results, and whether it is for people in need. */
type Head = Pick<PageData, 'title' | 'description' | 'isForNeed'>;

/** Returns the faults of a page's elements and head, each once, with its address and its remedy. */
function faultsOf(address: string, { title, description, isForNeed }: Head, elements: readonly Element[]): string[] {
  const lacksHelp = isForNeed && !elements.some(({ attributes }) => attributes.get('id') === getHelpId);
  const headings = elements.filter(({ name }) => name === 'h1').length;
  const faults = [
    ...headTextFaults(title, description),
    headings === 1 ? null : `has ${headings || 'no'} <h1>; give it one, its own heading`,
    lacksHelp ? `has isForNeed, but no element with the id '${getHelpId}'; show <GetHelp>, or remove isForNeed` : null,
    ...elements.map(elementFault),
    ...templateFaults(elements, description),
  ];
  return [...new Set(faults)].flatMap((fault) => (fault ? `${address} ${fault}` : []));
}

/** The known facts about a page's HTML, and its faults. */
export type Inspected = PageContent & { readonly faults: readonly string[] };

/**
 * Inspects a page of a section without its frame.
 * It finds heads that search results cut, a missing or second <h1>, and words of the template. It also finds markup that reaches
 * for the frame, and what the content policy blocks.
 * @returns what the rest of compose needs, and each fault once, with its address and its remedy.
 */
export function inspectRegion(address: string, html: string, head: Head, registryElementId: string): Inspected {
  const elements = elementsOfPart(html);
  if (typeof elements === 'string') return { ...contentOf([], ''), faults: [`${address} ${elements}`] };
  const taken = elements.find(({ attributes }) => [...siteIds, registryElementId].includes(attributes.get('id') ?? ''));
  const faults = faultsOf(address, head, elements);
  if (taken) faults.push(`${address} has the id '${taken.attributes.get('id')}', which the frame has; take another`);
  return { ...contentOf(elements, `${head.title}\n${head.description}\n${html}`), faults };
}

const isRoot = (node: Node) =>
  'attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === 'root');

const findRoot = (node: Node): Node | undefined =>
  isRoot(node)
    ? node
    : childrenOf(node)
        .map(findRoot)
        .find((found) => found !== undefined);

/** Inspects the whole document of a page: one of the shell's own, or the frame around a page of a section. */
export function inspectDocument(address: string, html: string, head: Head) {
  const root = findRoot(parse(html));
  const elements = root ? childrenOf(root).flatMap((child) => elementsIn(child, [])) : [];
  const faults = waits(html)
    ? [`${address} waits while rendering; render everything at once`]
    : faultsOf(address, head, elements);
  const frame = elements.filter(({ name, within }) => name !== 'main' && !within.includes('main'));
  return { ...contentOf(elements, html), faults, frameLinks: linksIn(frame) };
}

/** Returns the line for sample text on a page that must not contain any. */
export const sampleFault = (address: string, { words, name }: SampleMark) =>
  `${address} says '${words}', ${name}; write what is true, or compose with SITE_MODE=demo`;
