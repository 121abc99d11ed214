import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { withConstants, withShortNames } from './customProperties';

/** What a rule needs from a document: every name of a list, and one alternative of each group. */
interface Needs {
  readonly names: readonly string[];
  readonly groups: readonly (readonly Needs[])[];
}

/** A part of a style sheet. Nested rules are kept or removed with the rule around them. */
export type Part =
  | {
      readonly kind: 'rule';
      readonly selectors: readonly { readonly text: string; readonly needs: Needs }[];
      readonly body: Body;
    }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly Part[] }
  | { readonly kind: 'font'; readonly text: string; readonly ranges: readonly CodeRange[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** The first and the last character of a font part. */
type CodeRange = readonly [first: number, last: number];

/** The declarations of a rule. A custom property that nothing reads is removed. */
type Body = readonly { readonly text: string; readonly defines?: string }[];

/** A style sheet, parsed once and trimmed for many documents. */
export type PageStyles = readonly Part[];

/**
 * The names in a document that selectors can need: tags, `.class`, `#id`, `[attribute]` and `[data-name=value]`. It also
 * contains the rare characters that fonts need, such as `U+bf`.
 */
export type DocumentNames = ReadonlySet<string>;

const characterPrefix = 'U+';

/**
 * Returns the names in a document, and the characters beyond ASCII in its text, for {@link trimStyles}. A name that the
 * page does not need only keeps an unused rule.
 */
export function namesOf(html: string, parsed: readonly string[]): DocumentNames {
  const names = new Set(parsed);
  for (const character of new Set(html.match(/[^\0-\x7f]/gu)))
    names.add(characterPrefix + (character.codePointAt(0) ?? 0).toString(16));
  for (const [, tag, attribute = '', value = ''] of html.matchAll(/<([a-z][\w-]*)|\s([a-z][\w:-]*)="([^"]*)"/gi)) {
    if (tag) names.add(tag.toLowerCase());
    else names.add(`[${attribute.toLowerCase()}]`);
    if (attribute.startsWith('data-')) names.add(`[${attribute}=${value}]`);
    if (attribute === 'id') names.add(`#${value}`);
    if (attribute === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
  }
  return names;
}

/** Attributes that visitors, browsers or their extensions change. */
const changeable = new Set(['class', 'dir', 'hidden', 'inert', 'lang', 'open', 'style', 'translate']);

/**
 * Returns what a selector needs. States (`:hover`, `[open]`, `:not()`) need nothing, because a visitor or the browser can
 * change them. Other attributes must exist, and `data-` attributes need their value. If a script changes those, it loads the
 * whole sheets.
 */
function needsOf(selector: Selector): Needs {
  const names: string[] = [];
  const groups: Needs[][] = [];
  for (const node of selector.nodes) {
    if (node.type === 'class') names.push(`.${node.value}`);
    else if (node.type === 'id') names.push(`#${node.value}`);
    else if (node.type === 'tag') names.push(node.value.toLowerCase());
    else if (node.type === 'attribute' && !changeable.has(node.attribute.toLowerCase())) {
      const [, whole] = /^\[(data-[\w-]+="?[\w-]+"?)\]$/.exec(String(node)) ?? [];
      names.push(whole ? `[${node.attribute}=${node.value}]` : `[${node.attribute.toLowerCase()}]`);
    } else if (node.type === 'pseudo' && node.value === ':disabled') names.push('[disabled]');
    else if (node.type === 'pseudo' && [':is', ':where', ':has'].includes(node.value))
      groups.push(node.nodes.map(needsOf));
  }
  return { names, groups };
}

const isMet = ({ names, groups }: Needs, document: DocumentNames): boolean =>
  names.every((name) => document.has(name)) &&
  groups.every((alternatives) => alternatives.some((needs) => isMet(needs, document)));

/**
 * Returns the characters of a font face from its `unicode-range`, such as 'U+A1-A8, U+1E??'. Returns an empty list if the face
 * has every character.
 */
function rangesOf(rule: AtRule): readonly CodeRange[] {
  const said = rule.nodes?.find((node) => node.type === 'decl' && node.prop.toLowerCase() === 'unicode-range');
  if (said?.type !== 'decl') return [];
  return [...said.value.matchAll(/u\+([\da-f]*)(\?*)(?:-([\da-f]+))?/gi)].map(([, first = '', any = '', last]) => {
    const end = last ?? first + 'f'.repeat(any.length);
    return [parseInt(first + '0'.repeat(any.length), 16), parseInt(end, 16)];
  });
}

/** Returns whether a document has a character in one of the ranges. */
const hasOneOf = (document: DocumentNames, ranges: readonly CodeRange[]) =>
  [...document]
    .filter((name) => name.startsWith(characterPrefix))
    .map((name) => parseInt(name.slice(characterPrefix.length), 16))
    .some((code) => ranges.some(([first, last]) => first <= code && code <= last));

const isKeyframes = ({ name }: AtRule) => /keyframes$/i.test(name);

function bodyOf(rule: Rule): Body {
  return rule.nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    const { prop } = node as Declaration;
    return [{ text: node.toString(), ...(node.type === 'decl' && prop.startsWith('--') && { defines: prop }) }];
  });
}

function partsOf({ nodes = [] }: Container): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'rule') {
      const { nodes: selectors } = parseSelector().astSync(node.selector);
      const parsed = selectors.map((one) => ({ text: String(one).trim(), needs: needsOf(one) }));
      return [{ kind: 'rule', selectors: parsed, body: bodyOf(node) }];
    }
    if (node.type !== 'atrule') return [];
    if (isKeyframes(node)) return [{ kind: 'keyframes', name: node.params, text: node.toString() }];
    const ranges = node.name.toLowerCase() === 'font-face' ? rangesOf(node) : [];
    if (ranges.length > 0) return [{ kind: 'font', text: node.toString(), ranges }];
    const isGroup = node.nodes?.some((inner) => inner.type === 'rule' || inner.type === 'atrule');
    if (!isGroup) return [{ kind: 'other', text: node.nodes ? node.toString() : `${node.toString()};` }];
    return [{ kind: 'group', prelude: `@${node.name} ${node.params}`.trim(), parts: partsOf(node) }];
  });
}

/**
 * Parses a style sheet for trimming.
 * @throws CssSyntaxError if the text is not a style sheet. `validateFiles` rejects such a release earlier.
 */
export const parseStyles = (css: string): PageStyles => partsOf(postcss.parse(css));

/** Returns the parts of a sheet that a document may need. */
function keptParts(parts: readonly Part[], document: DocumentNames): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(({ needs }) => isMet(needs, document));
      return selectors.length > 0 ? [{ ...part, selectors }] : [];
    }
    if (part.kind === 'font') return hasOneOf(document, part.ranges) ? [part] : [];
    if (part.kind !== 'group') return [part];
    const inner = keptParts(part.parts, document);
    return inner.length > 0 ? [{ ...part, parts: inner }] : [];
  });
}

/**
 * Removes unused custom properties and keyframes.
 * @param isUsed returns whether something reads a custom property or animates with keyframes.
 */
const withoutUnused = (parts: readonly Part[], isUsed: (name: string) => boolean): Part[] =>
  parts.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: withoutUnused(part.parts, isUsed) }];
    if (part.kind === 'keyframes') return isUsed(part.name) ? [part] : [];
    if (part.kind !== 'rule') return [part];
    return [{ ...part, body: part.body.filter(({ defines }) => !defines || isUsed(defines)) }];
  });

/** Writes parts as CSS, without empty ones. */
function write(parts: readonly Part[]): string {
  const texts = parts.map((part) => {
    if (part.kind === 'group') {
      const inner = write(part.parts);
      return inner && `${part.prelude}{${inner}}`;
    }
    if (part.kind !== 'rule') return part.text;
    const body = part.body.map(({ text }) => text);
    return body.length > 0 ? `${part.selectors.map(({ text }) => text).join(',')}{${body.join(';')}}` : '';
  });
  return texts.join('');
}

/** Returns the texts in which a part reads custom properties and animations. */
function valuesOf(part: Part, isUsed: (name: string) => boolean): readonly string[] {
  if (part.kind === 'rule') {
    const counted = part.body.filter(({ defines }) => !defines || isUsed(defines));
    return counted.map(({ text, defines = '' }) => text.slice(defines.length));
  }
  return part.kind === 'keyframes' && isUsed(part.name) ? [part.text.slice(part.text.indexOf('{'))] : [];
}

/**
 * Returns every word in the values of parts. They include the names of the custom properties and animations that the parts
 * read.
 */
function wordsOf(parts: readonly Part[], isUsed: (name: string) => boolean, words = new Set<string>()): Set<string> {
  for (const part of parts) {
    if (part.kind === 'group') wordsOf(part.parts, isUsed, words);
    for (const text of valuesOf(part, isUsed)) for (const [word] of text.matchAll(/[-\w\\]+/g)) words.add(word);
  }
  return words;
}

/**
 * Removes what a finished document cannot use from its style sheets:
 *
 * - rules that need a class, an id or a tag that the document does not have
 * - parts of fonts for characters that it does not have
 * - custom properties and keyframes that no other rule reads
 *
 * Rules for states, attributes, media, containers and print stay, because a visitor or the browser can change those. What a script
 * adds later needs the whole sheets, which arrive with the script. A custom property with one value becomes that value. The others
 * get short names.
 * @param sheets of one document, in the order of the cascade.
 * @returns the trimmed sheets as CSS, in the same order.
 */
export function trimStyles(sheets: readonly PageStyles[], document: DocumentNames): string[] {
  const kept = sheets.map((sheet) => keptParts(sheet, document));
  const all = kept.flat();
  // A custom property may be used only by another one that nothing reads, so this repeats until no more can go.
  let used = wordsOf(all, () => true);
  for (let size = Infinity; used.size < size;) {
    size = used.size;
    const before = used;
    used = wordsOf(all, (name) => before.has(name));
  }
  const isUsed = (name: string) => used.has(name);
  return withShortNames(withConstants(kept.map((parts) => withoutUnused(parts, isUsed)))).map(write);
}
