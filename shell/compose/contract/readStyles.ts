import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer';

export interface StyleDeclaration {
  readonly kind: 'declaration';
  readonly name: string;
  readonly value: readonly CSSToken[];
}

export interface StyleRule {
  readonly kind: 'rule';
  readonly selector: string;
  readonly body: readonly StyleItem[];
}

export interface StyleAtRule {
  readonly kind: 'at-rule';
  /** In lower case. */
  readonly name: string;
  readonly params: string;
  readonly body: readonly StyleItem[];
}

/** A part of a style sheet, as browsers read it. */
export type StyleItem = StyleDeclaration | StyleRule | StyleAtRule;

/** Returns the text of tokens as it is written. */
export const textOf = (tokens: readonly CSSToken[]): string =>
  tokens
    .map(([, text]) => text)
    .join('')
    .trim();

const closing = new Map<TokenType, TokenType>([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
]);
const closers = new Set<TokenType>([...closing.values(), TokenType.CloseCurly]);

/** The deepest nesting of blocks. */
const deepest = 20;

/**
 * Text that PostCSS reads in another way than browsers: control characters, a backslash before white space, and one before a
 * comment. PostCSS trims the styles of pages.
 */
const ambiguous = /[^\P{Cc}\t\n\r\f]|\\\s|\\\/\*/u;

/** Returns the tokens of a style sheet. Throws where browsers would recover from an error. */
function tokensOf(css: string): CSSToken[] {
  const [odd] = ambiguous.exec(css) ?? [];
  if (odd !== undefined) throw new Error(`${JSON.stringify(odd)} has no single meaning there`);
  const tokens = tokenize(
    { css },
    {
      onParseError: ({ message, sourceStart }) => {
        throw new Error(`${message.split('. ')[0]}: ${css.slice(sourceStart, sourceStart + 40)}`);
      },
    },
  );
  for (const [type, text, , , data] of tokens) {
    if (type === TokenType.BadString || type === TokenType.BadURL) throw new Error(`${text.slice(0, 40)} has no end`);
    if (type === TokenType.CDO || type === TokenType.CDC) throw new Error(`${text} belongs to HTML`);
    // PostCSS ends the name of an at-rule at a backslash.
    if (type === TokenType.AtKeyword && text !== `@${data.value}`) throw new Error(`${text} has an escape`);
  }
  return tokens;
}

/**
 * Reads a style sheet as browsers do (W3C CSS Syntax 3 §5). It takes only what every reader takes in the same way.
 * @throws Error that names what a reader would have to repair, such as a string with a raw line break, or a block without an end.
 *   It also rejects a block in a value, and a comment in a selector.
 */
export function readStyles(css: string): readonly StyleItem[] {
  const tokens = tokensOf(css);
  let at = 0;
  const typeAt = (index: number): TokenType => tokens[index]?.[0] ?? TokenType.EOF;
  const isSpace = (index: number) => [TokenType.Whitespace, TokenType.Comment].includes(typeAt(index));
  const excerpt = (from: number) => textOf(tokens.slice(from, from + 20)).slice(0, 60);

  /** Returns the index of the first token after `from` that ends a value or a head: one of these types outside all brackets. */
  function endOf(from: number, ends: readonly TokenType[]): number {
    const open: TokenType[] = [];
    for (let index = from; ; index += 1) {
      const type = typeAt(index);
      if (open.length === 0 && (ends.includes(type) || type === TokenType.EOF)) return index;
      if (type === TokenType.EOF || type === TokenType.OpenCurly) throw new Error(`open brackets: ${excerpt(from)}`);
      if (type === open.at(-1)) open.pop();
      else if (closers.has(type)) throw new Error(`'${tokens[index]?.[1]}' closes nothing: ${excerpt(from)}`);
      const end = closing.get(type);
      if (end !== undefined) open.push(end);
    }
  }

  /** Returns the text of a selector, or of the head of an at-rule. */
  function headText(from: number, end: number): string {
    const head = tokens.slice(from, end);
    if (head.some(([type]) => type === TokenType.Comment)) throw new Error(`a comment in a selector: ${textOf(head)}`);
    return textOf(head);
  }

  function readBody(depth: number): readonly StyleItem[] {
    if (depth > deepest) throw new Error(`blocks are nested deeper than ${deepest}`);
    at += 1;
    const body = readItems(true, depth);
    if (typeAt(at) !== TokenType.CloseCurly) throw new Error('a block has no end');
    at += 1;
    return body;
  }

  function readAtRule(depth: number): StyleAtRule {
    const [, keyword = ''] = tokens[at] ?? [];
    const from = at + 1;
    at = endOf(from, [TokenType.OpenCurly, TokenType.Semicolon, TokenType.CloseCurly]);
    const params = headText(from, at);
    const body = typeAt(at) === TokenType.OpenCurly ? readBody(depth + 1) : [];
    return { kind: 'at-rule', name: keyword.slice(1).toLowerCase(), params, body };
  }

  function readDeclaration(): StyleDeclaration | null {
    const first = tokens[at];
    let colon = at + 1;
    while (isSpace(colon)) colon += 1;
    if (first?.[0] !== TokenType.Ident || typeAt(colon) !== TokenType.Colon) return null;
    const end = endOf(colon + 1, [TokenType.Semicolon, TokenType.CloseCurly, TokenType.OpenCurly]);
    const name = first[4].value;
    // Only a nested rule has a block here: `a:hover{…}`. In the value of a custom property, readers differ.
    if (typeAt(end) === TokenType.OpenCurly && !name.startsWith('--')) return null;
    if (typeAt(end) === TokenType.OpenCurly) throw new Error(`a block in the value of ${name}`);
    at = end;
    return { kind: 'declaration', name, value: tokens.slice(colon + 1, end) };
  }

  function readRule(depth: number): StyleRule {
    const from = at;
    at = endOf(from, [TokenType.OpenCurly, TokenType.Semicolon, TokenType.CloseCurly]);
    if (typeAt(at) !== TokenType.OpenCurly) throw new Error(`neither a rule nor a declaration: ${excerpt(from)}`);
    return { kind: 'rule', selector: headText(from, at), body: readBody(depth + 1) };
  }

  function readItems(isBlock: boolean, depth: number): readonly StyleItem[] {
    const items: StyleItem[] = [];
    for (;;) {
      while (isSpace(at) || typeAt(at) === TokenType.Semicolon) at += 1;
      const type = typeAt(at);
      if (type === TokenType.EOF || (isBlock && type === TokenType.CloseCurly)) return items;
      items.push(type === TokenType.AtKeyword ? readAtRule(depth) : (isBlock && readDeclaration()) || readRule(depth));
    }
  }

  return readItems(false, 0);
}
