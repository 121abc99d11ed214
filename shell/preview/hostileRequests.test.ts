/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../e2e/fixtures/hosts/exampleSite';
import { startPreview, type RunningPreview } from '../../e2e/fixtures/site/startPreview';

let home: string;
let preview: RunningPreview;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  await writeFile(path.join(home, 'secret.txt'), 'the secret');
  preview = await startPreview(await exampleSite(path.join(home, 'site')));
});

afterAll(async () => {
  await preview.close();
  await rm(home, { recursive: true });
});

/** Returns numbers from 0 to 1 that are the same on every run, so that a failure can be repeated. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seededRandom(20250401);
const oneOf = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
const several = (values: readonly string[], most: number) =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, () => oneOf(values));

/** A word in every target that no answer may repeat. */
const marker = 'zqmarker';

const segments = [
  ...[
    '..',
    '.',
    '..;',
    '%2e%2e',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '%u002e',
    '%00',
    '%',
    '%zz',
    '\\',
    '%5c',
    '%2f',
    '%252f',
  ],
  ...['events', 'index.html', '404.html', '_headers.json', '.git', '.env', 'secret.txt', 'releases', 'etc/passwd'],
  ...[
    '',
    '*',
    ':',
    '@evil.example',
    '#',
    '?',
    ';',
    '<script>',
    '"',
    '%0d%0aset-cookie:a=b',
    '\u0001',
    '\u00e9',
    '{{7*7}}',
  ],
  'a'.repeat(300),
];
const headers = [
  ...['-', '0-', '-1', '5-2', '99999999999999999999-', 'a-b', '0-1,2-3', '0-0,'.repeat(200)].map(
    (one) => `Range: bytes=${one}`,
  ),
  ...['br;q=', ';;;', '*;q=0', ',,,,', 'br,'.repeat(500), 'deflate', '\u00ff'].map((one) => `Accept-Encoding: ${one}`),
  ...['"', 'W/', '*', '"a'.repeat(300)].flatMap((one) => [
    `If-None-Match: ${one}`,
    `If-Match: ${one}`,
    `If-Range: ${one}`,
  ]),
  ...['yesterday', '-1', '9'.repeat(300)].flatMap((one) => [
    `If-Modified-Since: ${one}`,
    `If-Unmodified-Since: ${one}`,
  ]),
  ...['Expect: miracles', 'Upgrade: websocket\r\nConnection: upgrade', `X: ${'b'.repeat(20_000)}`],
  ...[
    'Host: b',
    'Content-Length: -1',
    'Content-Length: 5, 6',
    'Transfer-Encoding: xchunked',
    'no colon',
    ': no name',
    'Null: \0',
  ],
];

function hostileRequest(): Buffer {
  const target = `${oneOf(['/', '/', '//', 'http://a/', '/events/', ''])}${several(segments, 6).join('/')}/${marker}${oneOf(['', '/', '?', `?${marker}`])}`;
  const line = `${oneOf(['GET', 'GET', 'GET', 'HEAD', 'POST', 'CONNECT', 'get', 'G\0T'])} ${target} ${oneOf(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''])}`;
  const lineEnd = oneOf(['\r\n', '\r\n', '\r\n', '\n']);
  return Buffer.from([line, 'Host: localhost', ...several(headers, 3), '', oneOf(['', 'zzz'])].join(lineEnd), 'latin1');
}

/** Sends bytes, and returns the answer once the connection ends. */
const exchange = (bytes: Buffer) =>
  new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: preview.port, host: '127.0.0.1', allowHalfOpen: true });
    // An incomplete request gets no answer.
    socket.setTimeout(200, () => socket.destroy());
    socket.on('data', (data) => {
      chunks.push(data);
      socket.end();
    });
    // A closed connection is also an answer.
    socket.on('end', () => socket.destroy()).on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(bytes);
  });

function complaint(answer: string): string | null {
  if (/^HTTP\/1\.1 5/m.test(answer)) return 'a failure of the server';
  if (/the secret|root:.*:0:0/.test(answer)) return 'a file from outside the site';
  if (answer.includes(home) || /node_modules|node:internal|^\s+at .*:\d+:\d+/m.test(answer))
    return 'a stack or a path of this machine';
  if (/^location: (?!\/(?!\/))/im.test(answer)) return 'a redirect to another site';
  if (/^set-cookie/im.test(answer)) return 'a header that the request made';
  return answer.replaceAll(/^location: .*$/gim, '').includes(marker) ? 'the words of the request' : null;
}

describe('the preview server', () => {
  it('answers 400 malformed requests without repeating them, and still serves the next visitor', async () => {
    const complaints: string[] = [];
    const statuses = new Set<string>();
    for (let count = 0; count < 400; count += 1) {
      const bytes = hostileRequest();
      const answer = await exchange(bytes);
      const wrong = complaint(answer);
      if (wrong) complaints.push(`${wrong}: ${JSON.stringify(bytes.toString('latin1'))} → ${answer.slice(0, 200)}`);
      statuses.add(answer.slice(9, 12));
    }
    expect(complaints).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining(['400', '404', '405', '431']));
    expect((await preview.ask('/events')).status).toBe(200);
  }, 60_000);

  it.each([
    ...['..', '%2e%2e', '.%2e', '%252e%252e', '..;', '..%00', String.raw`..\..`, '..%5c..', '..%2f..', '%c0%ae%c0%ae'],
    ...['....//..', '%u002e%u002e', '.', '%00', '%zz'],
  ])('serves no file from outside the site: %s', async (step) => {
    for (const start of ['/', '/events/', '/releases/events/1/', '/.well-known/', '//', '/%2f']) {
      for (const name of ['secret.txt', 'site/_headers.json', '_headers.json', '.git/config']) {
        const { status, headers: answered, body } = await preview.ask(`${start}${step}/${step}/${name}`);
        expect(status).toBe(404);
        expect(answered).not.toHaveProperty('location');
        expect(String(body)).not.toContain('the secret');
      }
    }
  });
});
