import type { PageStyles, Part } from './PageStyles';

/** Returns parts whose declarations, keyframes and other texts are rewritten. */
const rewrite = (parts: readonly Part[], renew: (text: string) => string): Part[] =>
  parts.map((part): Part => {
    if (part.kind === 'group') return { ...part, parts: rewrite(part.parts, renew) };
    if (part.kind !== 'rule') return { ...part, text: renew(part.text) };
    const body = part.body.map(({ text, defines }) => {
      const renewed = renew(text);
      return { text: renewed, ...(defines && { defines: /^--[\w-]+/.exec(renewed)?.[0] ?? defines }) };
    });
    return { ...part, body };
  });

/** How style sheets mention a custom property. */
interface Mentions {
  /** How often it is set. */
  set: number;
  /** How often it is read without a fallback. */
  read: number;
  /** Whether a rule reads it with a fallback, or names it in a selector, a query or another rule. */
  isSpecial: boolean;
  /** Its value, if it applies to the whole document. */
  value?: string;
}

const propertyName = /(var\(\s*)?(?<![\w-])(--[\w-]+)(\s*[:)])?/g;

/** Counts how the parts of sheets mention each custom property. */
function mentionsIn(sheets: readonly PageStyles[]): Map<string, Mentions> {
  const all = new Map<string, Mentions>();
  const mentionsOf = (name: string) => {
    const mentions = all.get(name) ?? { set: 0, read: 0, isSpecial: false };
    all.set(name, mentions);
    return mentions;
  };
  function count(text: string, isBody: boolean): void {
    for (const [, read, name = '', end = ''] of text.matchAll(propertyName)) {
      const mentions = mentionsOf(name);
      if (isBody && read && end.endsWith(')')) mentions.read += 1;
      else if (isBody && !read && end.endsWith(':')) mentions.set += 1;
      else mentions.isSpecial = true;
    }
  }
  function visit(part: Part, isTop: boolean): void {
    if (part.kind === 'group') {
      count(part.prelude, false);
      for (const inner of part.parts) visit(inner, false);
    } else if (part.kind === 'rule') {
      const isRoot = isTop && part.selectors.every(({ text }) => text === ':root');
      for (const { text, defines } of part.body) {
        count(text, true);
        if (isRoot && defines) mentionsOf(defines).value = text.slice(text.indexOf(':') + 1).trim();
      }
    } else count(part.text, part.kind === 'keyframes');
  }
  for (const part of sheets.flat()) visit(part, true);
  return all;
}

/**
 * Replaces custom properties with their value if they have only one in the whole document. A value that reads other properties
 * depends on its place, so it stays.
 */
export function withConstants(sheets: readonly PageStyles[]): readonly PageStyles[] {
  const constants = new Map<string, string>();
  for (const [name, { set, read, isSpecial, value }] of mentionsIn(sheets)) {
    if (set === 1 && read > 0 && !isSpecial && value && !/var\(|!/.test(value)) constants.set(name, value);
  }
  if (constants.size === 0) return sheets;
  const written = sheets.map((sheet) =>
    rewrite(sheet, (text) =>
      text.replaceAll(/var\(\s*(--[\w-]+)\s*\)(?=([^\s),;/*])?)/g, (read, name: string, next?: string) => {
        const value = constants.get(name);
        // Without a space, the value would join the next value to one word.
        return value === undefined ? read : value + (next ? ' ' : '');
      }),
    ),
  );
  const without = (parts: readonly Part[]): Part[] =>
    parts.map((part) =>
      part.kind === 'rule'
        ? { ...part, body: part.body.filter(({ defines }) => !defines || !constants.has(defines)) }
        : part,
    );
  // Values that read constants can be constants now.
  return withConstants(written.map(without));
}

/** Returns a short name for a number: 'A' to 'Z', then 'AA'. The whole sheets, which load later, have lowercase names. */
const shortPropertyName = (number: number): string =>
  (number < 26 ? '' : shortPropertyName(Math.floor(number / 26) - 1)) + String.fromCharCode(65 + (number % 26));

/**
 * Gives custom properties short names, the shortest to those that are mentioned most. A property keeps its name if a rule reads
 * it with a fallback, or mentions it outside of declarations.
 */
export function withShortNames(sheets: readonly PageStyles[]): readonly PageStyles[] {
  const mentions = mentionsIn(sheets);
  const sorted = [...mentions]
    .filter(([, { isSpecial }]) => !isSpecial)
    .sort(([, a], [, b]) => b.set + b.read - (a.set + a.read));
  const free = Array.from({ length: mentions.size * 2 }, (_, number) => `--${shortPropertyName(number)}`).filter(
    (name) => !mentions.has(name),
  );
  const names = new Map(sorted.map(([name], place) => [name, free[place] ?? name]));
  return sheets.map((sheet) =>
    rewrite(sheet, (text) => text.replaceAll(/(?<![\w-])--[\w-]+/g, (name) => names.get(name) ?? name)),
  );
}
