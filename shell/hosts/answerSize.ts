import type { HeaderRule } from './HeaderRule';

/** The headers that the preview server adds to those of the rules over HTTP/1.1, with values of typical length. */
const ownLines = [
  'HTTP/1.1 200 OK',
  'vary: Accept-Encoding',
  'etag: W/"3530-19ab9bd1a6e"',
  'content-type: text/html; charset=utf-8',
  'content-encoding: br',
  'content-length: 13000',
  'Date: Thu, 26 Nov 2026 18:00:00 GMT',
];

/**
 * Returns the size of the whole answer for a page, as this site's server sends it over HTTP/1.1. The headers and the
 * page must fit together into a browser's first TCP window.
 * @param headers the headers of the page's rule. A host without TLS omits one of them, but it counts.
 * @param body the size of the compressed page, in bytes.
 * @returns the size in bytes.
 */
export function answerSize(headers: HeaderRule['headers'], body: number): number {
  const lines = [...ownLines, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 2, 2) + body;
}
