/** The same numbers on every run: a request that breaks the server can be asked again. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seededRandom(20250401);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
const some = <Value>(most: number, make: () => Value) => Array.from({ length: below(most + 1) }, make);

/** Stands in every target; no answer may repeat it. */
export const marker = 'zqmarker';

const bits = [
  '..',
  '.',
  '%2e%2e',
  '%2E%2e',
  '%252e%252e',
  '..;',
  '..%3b',
  '%c0%ae%c0%ae',
  '%00',
  '%',
  '%zz',
  '%f',
  '\\',
  '%5c',
  '%5C..',
  '/',
  '//',
  '%2f',
  '%252f',
  'events',
  'index.html',
  '404.html',
  '_headers.json',
  '.git',
  '.env',
  'secret.txt',
  'releases',
  'images',
  'etc',
  'passwd',
  '~',
  '*',
  ':',
  '@',
  'evil.example',
  'con',
  'nul',
  'a'.repeat(300),
  '%20',
  '%0d%0aset-cookie:a=b',
  '<script>',
  "'",
  '"',
  '{}',
  '[',
  '#',
  '?',
  '&',
  ';',
  '=',
  '\u0001',
  '\u007f',
  '\u00e9',
  '%u002e',
  '%F0%9F%98%80',
  '$HOME',
  '`id`',
  '{{7*7}}',
] as const;

const files = [
  '/',
  '/events',
  '/events/',
  '/about',
  '/events/hope-gala.ics',
  '/images/hero.avif',
  '/releases/events/1/remoteEntry.js',
];

/** Headers whose form is right and whose values are odd. */
const oddHeader = () =>
  oneOf([
    () =>
      `Range: bytes=${oneOf(['-', '0-', '-1', '5-2', '99999999999999999999-', 'a-b', '0-1,2-3,4-5', '0-0,'.repeat(200), '-0', '1e3-', '0x1-'])}`,
    () =>
      `Accept-Encoding: ${oneOf(['br;q=', ';;;', 'br;q=NaN', '*;q=0', ',,,,', 'br,'.repeat(500), 'gzip;q=1;q=0', '\u00ff', 'br', 'gzip'])}`,
    () => `If-None-Match: ${oneOf(['"', 'W/', '*,*', '"a'.repeat(300), ',', '\\"', '*'])}`,
    () => `If-Modified-Since: ${oneOf(['yesterday', '-1', 'Sun, 99 Foo 99999 99:99:99 GMT', '9'.repeat(300)])}`,
    () => `If-Unmodified-Since: ${oneOf(['yesterday', '0', 'Sat, 01 Jan 2000 00:00:00 GMT'])}`,
    () => `If-Range: ${oneOf(['"', '*', 'W/"a"', '0'])}`,
    () => `If-Match: ${oneOf(['*', '"', ','])}`,
    () => `Content-Length: ${oneOf(['0', '5'])}`,
    () => `Connection: ${oneOf(['close', 'upgrade', 'keep-alive, upgrade', 'te', 'host'])}`,
    () => `Upgrade: ${oneOf(['websocket', 'h2c', 'TLS/1.0'])}`,
    () => `Expect: ${oneOf(['100-continue', 'miracles'])}`,
    () => `X-${'a'.repeat(below(300))}: ${'b'.repeat(below(3000))}`,
  ])();

/** Lines no parser should take. */
const rudeHeader = () =>
  oneOf([
    () => `Host: ${oneOf(['a', 'a, b', '', 'a b', '[::1', '<a>', 'a'.repeat(500)])}`,
    () => `Content-Length: ${oneOf(['-1', '99999999999999999999', 'a', '5, 6', '+5'])}`,
    () => `Transfer-Encoding: ${oneOf(['chunked', 'identity', 'chunked, chunked', 'xchunked'])}`,
    () =>
      oneOf([
        'no colon',
        ': no name',
        ' folded',
        'Bad Name: a',
        'Null: \u0000',
        'Cookie: \u0007',
        'X: a\r\n b',
        'X: a\nY: b',
      ]),
  ])();

const ending = () => oneOf(['', '/', '?', `?${marker}`, '/..', '/../../secret.txt', '/../../../../etc/passwd']);
const wildTarget = (from: readonly string[]) =>
  `${oneOf(['/', '/', '//', '', 'http://a/', '/events/'])}${some(6, () => oneOf(from)).join(oneOf(['/', '']))}/${marker}${ending()}`;

/** In order to the letter, and strange to the sense. */
const oddRequest = () => {
  const printable = bits.filter((bit) => /^[\x21-\x7e]*$/.test(bit) && !bit.startsWith('?'));
  const target = oneOf([
    () => oneOf(files),
    () => `${oneOf(files)}?${marker}`,
    () => `/${wildTarget(printable)}`.replace(/^\/\//, '/'),
  ])();
  const lines = [`${oneOf(['GET', 'GET', 'HEAD'])} ${target} HTTP/1.1`, 'Host: localhost', ...some(4, oddHeader)];
  return `${lines.join('\r\n')}\r\n\r\n${lines.includes('Content-Length: 5') ? 'hello' : ''}`;
};

const rudeRequest = () => {
  const lineEnd = oneOf(['\r\n', '\r\n', '\r\n', '\n', '\r']);
  const method = oneOf([
    'GET',
    'GET',
    'HEAD',
    'POST',
    'get',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'G\u0000T',
    '',
    'A'.repeat(99),
  ]);
  const version = oneOf([
    'HTTP/1.1',
    'HTTP/1.1',
    'HTTP/1.0',
    'HTTP/0.9',
    'HTTP/2.0',
    'HTTP/1.2',
    'http/1.1',
    'HTTP',
    '',
  ]);
  const hosts = oneOf([['Host: localhost'], ['Host: localhost'], [], ['Host: a', 'Host: b']]);
  const lines = [`${method} ${wildTarget(bits)} ${version}`, ...hosts, ...some(2, oddHeader), ...some(2, rudeHeader)];
  return `${lines.join(lineEnd)}${lineEnd}${oneOf([lineEnd, lineEnd, ''])}${oneOf(['', '0\r\n\r\n', 'zzz', 'GET / HTTP/1.1\r\n'])}`;
};

const many = (count: number, name: string, make: () => Buffer) =>
  Array.from({ length: count }, (_, number) => ({ name: `${name} ${number}`, bytes: make() }));

/** 650 requests to break a server with, the same on every run. */
export const hostileRequests = [
  ...many(400, 'odd request', () => Buffer.from(oddRequest(), 'latin1')),
  ...many(200, 'rude request', () => Buffer.from(rudeRequest(), 'latin1')),
  ...many(50, 'noise', () => Buffer.from(some(400, () => below(256)))),
];
