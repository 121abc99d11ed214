/** How a file may stand on the wire: as it is, or as the twin compose wrote beside it. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Of two that a reader likes as much, the smaller one. */
const smallestFirst: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Below every weight a reader can write: what nobody asked for and nobody refused. */
const barely = 0.0001;

/** One item of the header: 'gzip', 'br;q=0.5'. A weight that is no number counts as a refusal. */
function readItem(item: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = item.split(';').map((text) => text.trim().toLowerCase());
  const written = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  const weight = written === undefined ? 1 : /^\d+(\.\d*)?$/.test(written) ? Math.min(Number(written), 1) : 0;
  return [coding === 'x-gzip' ? 'gzip' : coding, weight];
}

/** The encodings an `Accept-Encoding` header allows, the best first (RFC 9110 §12.5.3). */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map((header ?? '').split(',').map(readItem));
  const any = weights.get('*');
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? any ?? (encoding === 'identity' ? barely : 0);
  return smallestFirst
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}
