import type { IncomingHttpHeaders } from 'node:http';

/** What tells two states of a file apart: its strong entity tag, and its last change to the second, as in `Last-Modified`. */
export interface Validators {
  readonly tag: string;
  readonly modified: string;
}

/** The entity tags of a list; a strong comparison skips the weak ones (RFC 9110 §8.8.3.2). */
const tagsOf = (list: string, comparison: 'strong' | 'weak') =>
  (list.match(/(W\/)?"[^"]*"/g) ?? [])
    .filter((tag) => comparison === 'weak' || !tag.startsWith('W/'))
    .map((tag) => tag.replace(/^W\//, ''));

const names = (list: string, tag: string, comparison: 'strong' | 'weak') =>
  list.trim() === '*' || tagsOf(list, comparison).includes(tag);

/**
 * Weighs the conditions of a request in their order (RFC 9110 §13.2.2). A time counts only when it is the very one the file
 * has: after a roll-back a file is older than the copy a reader holds.
 */
export function preconditions(headers: IncomingHttpHeaders, { tag, modified }: Validators): 200 | 304 | 412 {
  const changed = Date.parse(modified);
  const ifMatch = headers['if-match'];
  const unmodifiedSince = Date.parse(headers['if-unmodified-since'] ?? '');
  if (ifMatch === undefined ? changed > unmodifiedSince : !names(ifMatch, tag, 'strong')) return 412;
  const ifNoneMatch = headers['if-none-match'];
  const modifiedSince = Date.parse(headers['if-modified-since'] ?? '');
  return (ifNoneMatch === undefined ? changed === modifiedSince : names(ifNoneMatch, tag, 'weak')) ? 304 : 200;
}

/** Whether the rest a reader asks for belongs to the part it has (RFC 9110 §13.1.5). */
export function rangeHolds(ifRange: string | string[] | undefined, { tag, modified }: Validators): boolean {
  return ifRange === undefined || ifRange === tag || Date.parse(String(ifRange)) === Date.parse(modified);
}
