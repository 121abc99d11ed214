import type { HeaderRule } from './HeaderRule';

/** What the preview server adds to the header rules of a page over HTTP/1.1, with values as long as they are. */
const ownLines = [
  'HTTP/1.1 200 OK',
  'vary: Accept-Encoding',
  'accept-ranges: bytes',
  'last-modified: Thu, 26 Nov 2026 18:00:00 GMT',
  'etag: W/"3530-19ab9bd1a6e"',
  'content-type: text/html; charset=utf-8',
  'content-encoding: br',
  'content-length: 13000',
  'Date: Thu, 26 Nov 2026 18:00:00 GMT',
  'Connection: keep-alive',
  'Keep-Alive: timeout=72',
];

/**
 * The size of the whole answer with a page, as this site's server sends it over HTTP/1.1: a browser's first TCP window has room
 * for the headers and the page together.
 * @param headers of the page's rule. A host without TLS leaves one of them out; it counts.
 * @param body the size of the compressed page, in bytes.
 * @returns the size in bytes.
 */
export function answerSize(headers: HeaderRule['headers'], body: number): number {
  const lines = [...ownLines, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 2, 2) + body;
}
