// @ts-check

/** Where in a bundle something was thrown. @typedef {import('./Protocol').Place} Place */

/** A line of a stack that is in a bundle: '    at HopeGala (/…/prerender.cjs:123:45)'. */
const frame = /\(?((?:\/|[A-Za-z]:\\)[^()]*prerender\.cjs):(\d+):(\d+)\)?$/m;

/**
 * Where an error was thrown, if a bundle threw it.
 * @param {unknown} error
 * @returns {Place | undefined}
 */
export function placeOf(error) {
  const [, file, line, column] = frame.exec(String(Object(error).stack)) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : undefined;
}
