// @ts-check
import { parse } from '@typescript-eslint/typescript-estree';

/** @typedef {{ text: string, line: number }} Comment prose as Markdown, and the line of the file on which it begins */

/** Matches tags whose text is only for tools. */
const forTools = /^@(?:type|typedef|jest-environment|ts-check|ts-expect-error)\b/;

/**
 * Returns the texts of a block comment: its description, and the description of each tag.
 * @param {string} value the comment between its slashes and stars
 * @param {number} line the line on which it begins
 * @returns {Comment[]}
 */
const textsOf = (value, line) =>
  [...value.matchAll(/(?:^|(?<=\s))@\w[\s\S]*?(?=\s@\w|$)|^[\s\S]+?(?=\s@\w|$)/g)].flatMap(({ 0: text, index }) => {
    const prose = text.replace(/^[ \t]*\*+ ?/gm, '').trim();
    if (!prose || forTools.test(prose)) return [];
    const withoutTag = prose.replace(/^@\w+(?: \{.*?\}+(?= |$))?(?: \[?[\w.]+\]?(?= |$))?/, '').trim();
    const began = index + (text.match(/^[\s*]*/)?.[0].length ?? 0);
    return [{ text: withoutTag, line: line + value.slice(0, began).split('\n').length - 1 }];
  });

/**
 * Joins line comments on consecutive lines.
 * @param {Comment[]} comments
 * @param {import('@typescript-eslint/typescript-estree').TSESTree.Comment} comment
 */
function joined(comments, { type, value, loc }) {
  const { line } = loc.start;
  const last = comments.at(-1);
  if (type !== 'Line') comments.push(...textsOf(value, line));
  else if (last && last.line + last.text.split('\n').length === line) last.text += `\n${value.trim()}`;
  else comments.push({ text: value.trim(), line });
  return comments;
}

/**
 * Returns the comments and docstrings of a TypeScript or JavaScript source.
 * @param {string} source
 * @param {string} file its name, which tells whether the source may contain JSX
 */
export function commentsInScript(source, file) {
  const { comments = [] } = parse(source, { comment: true, loc: true, jsx: file.endsWith('x') });
  return comments.reduce(joined, /** @type {Comment[]} */ ([]));
}

/** Returns the comments of a style sheet. @param {string} source */
export const commentsInStyles = (source) =>
  [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].flatMap(({ 1: value = '', index }) =>
    textsOf(value, source.slice(0, index).split('\n').length),
  );
