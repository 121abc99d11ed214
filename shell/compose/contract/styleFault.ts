import { TokenType } from '@csstools/css-tokenizer';
import type { BuiltPackage } from '@site/build/packages';
import parseSelector from 'postcss-selector-parser';
import {
  readStyles,
  textOf,
  type StyleAtRule,
  type StyleDeclaration,
  type StyleItem,
  type StyleRule,
} from './readStyles';

/** Matches the classes of a section, which begin with its name or its container's. */
export const ownClass = ({ name, container }: Pick<BuiltPackage, 'name' | 'container'>) =>
  new RegExp(`^(${name}|${container})`);

/**
 * Returns whether a selector matches only elements with or inside a class of the section, or elements of the rule around it. A
 * class counts only if its beginning is written without escapes.
 */
const staysInside = (selector: parseSelector.Selector, own: RegExp, nested: boolean): boolean =>
  selector.nodes.some(
    (node) =>
      (node.type === 'class' && own.test(node.value) && own.test(String(node).trim().slice(1))) ||
      (node.type === 'nesting' && nested) ||
      (node.type === 'pseudo' &&
        [':is', ':where'].includes(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((inner) => staysInside(inner, own, nested))),
  );

/** At-rules that only say when the rules inside them apply. */
const conditions = ['container', 'layer', 'media', 'starting-style', 'supports'];

/** Matches at-rules whose names are known on the whole page. */
const named = /^(layer|(-webkit-)?keyframes)$/;

/** Matches the families of `shell/ui/fonts/webFonts.ts`. */
const siteFonts = /^(Fraunces|Figtree)\b/i;

/** Functions whose strings are addresses of files. A string in another function inside them is not, such as `type("image/avif")`. */
const ofAddresses = ['url', 'src', 'image', 'image-set', '-webkit-image-set'];

/** Returns the addresses of files in the value of a declaration. */
function addressesIn({ value }: StyleDeclaration): readonly string[] {
  const functions: string[] = [];
  return value.flatMap((token) => {
    if (token[0] === TokenType.URL) return [token[4].value];
    if (token[0] === TokenType.Function) functions.push(token[4].value.toLowerCase());
    if (token[0] === TokenType.OpenParen) functions.push('');
    if (token[0] === TokenType.CloseParen) functions.pop();
    return token[0] === TokenType.String && ofAddresses.includes(functions.at(-1) ?? '') ? [token[4].value] : [];
  });
}

/** Returns the family in a `font-family` without its quotes and escapes. */
const familyOf = ({ value }: StyleDeclaration) =>
  value
    .map((token) => (token[0] === TokenType.String || token[0] === TokenType.Ident ? token[4].value : ' '))
    .join('')
    .trim();

/** What the rules of a style sheet depend on. */
interface Rules {
  readonly own: RegExp;
  /** The addresses of the release's pictures and fonts. */
  readonly files: ReadonlySet<string>;
}

function declarationFault(declaration: StyleDeclaration, { files }: Rules): string | null {
  const url = addressesIn(declaration).find((one) => !files.has(one) && !/^#[\w-]+$/.test(one));
  if (url === undefined) return null;
  const shown = `'${url.slice(0, 100)}' (${declaration.name})`;
  return `shows ${shown}, which the release does not bring; use Picture (@site/ui/Picture)`;
}

/** What is around a part of a sheet. */
interface Surroundings {
  readonly inRule?: boolean;
  readonly inKeyframes?: boolean;
  readonly inLayer?: boolean;
}

function ruleFault({ selector, body }: StyleRule, { own }: Rules, nested: boolean): string | null {
  const { nodes: selectors } = parseSelector().astSync(selector);
  // A nested rule is limited by its parent, unless it says where the parent stands.
  const outside = selectors.find((one) => (!nested || String(one).includes('&')) && !staysInside(one, own, nested));
  if (!outside) return null;
  const first = body.find((item) => item.kind === 'declaration');
  const shown = first ? ` (${first.name}:${textOf(first.value)})` : '';
  return `styles '${String(outside).trim()}'${shown} outside the section; give it a class of a CSS Module, and no :global`;
}

function atRuleFault({ name, params, body }: StyleAtRule, { own }: Rules, { inLayer }: Surroundings): string | null {
  const shown = `@${name} ${params.slice(0, 100)}`.trim();
  if (name === 'import')
    return `imports ${params.slice(0, 100)}, which no page loads; import the sheet where the section is built`;
  if (name === 'charset') return /^["']utf-8["']$/i.test(params) ? null : `has ${shown}; write it in UTF-8`;
  if (name === 'font-face') {
    const family = body.find((item) => item.kind === 'declaration' && item.name.toLowerCase() === 'font-family');
    if (family?.kind !== 'declaration' || !siteFonts.test(familyOf(family))) return null;
    return `has @font-face ${textOf(family.value)}, a font of the site; give it another name`;
  }
  // `@scope` and `@page` reach beyond a class, and the names in `@property` and others are known on the whole page.
  if (!conditions.includes(name) && !named.test(name))
    return `has ${shown}, which can change pages of others; leave it out`;
  // The name of a layer in a layer begins with the name of the outer one.
  if (!named.test(name) || (name === 'layer' && inLayer)) return null;
  const names = params.split(',').map((one) => one.trim().replaceAll(/["']/g, ''));
  const shared = names.find((one) => one !== '' && !own.test(one));
  if (shared === undefined) return null;
  return `has @${name} ${shared.slice(0, 100)}, a name that pages of others can use; begin it with the name of the section`;
}

/** Returns the first fault of parts of a sheet. */
function faultIn(items: readonly StyleItem[], rules: Rules, around: Surroundings = {}): string | null {
  const { inRule = false, inKeyframes = false } = around;
  for (const item of items) {
    if (item.kind === 'declaration') {
      const fault = declarationFault(item, rules);
      if (fault) return fault;
      continue;
    }
    if (item.kind === 'rule') {
      // Keyframes only look like rules.
      const own = inKeyframes ? null : ruleFault(item, rules, inRule);
      const fault = own ?? faultIn(item.body, rules, { ...around, inRule: true });
      if (fault) return fault;
      continue;
    }
    const { name } = item;
    const inside = { inRule, inKeyframes: name.endsWith('keyframes'), inLayer: around.inLayer || name === 'layer' };
    const fault = atRuleFault(item, rules, around) ?? faultIn(item.body, rules, inside);
    if (fault) return fault;
  }
  return null;
}

/**
 * Returns the first fault of a section's style sheet with its remedy, or null if there is none. Faults are rules that can match
 * outside the section, names that other pages can use, imports, and files that the release does not have.
 * @param files the addresses of the release's pictures and fonts.
 * @throws Error if browsers do not read the sheet alike.
 */
export function styleFault(css: string, own: RegExp, files: ReadonlySet<string>): string | null {
  if (/<\/style/i.test(css)) return "has '</style', which ends the styles of a page; leave it out";
  return faultIn(readStyles(css), { own, files });
}
