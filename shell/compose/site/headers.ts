/** A year, and never asked about again: the file's name changes with its content. */
const immutable = 'public, max-age=31536000, immutable';

/** The response headers of a file of the site. */
export function headersFor(file: string): Record<string, string> {
  const kept = /^(releases|images|fonts)\//.test(file);
  return { 'cache-control': kept ? immutable : 'no-cache', 'x-content-type-options': 'nosniff' };
}
