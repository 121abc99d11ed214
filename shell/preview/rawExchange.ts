import { connect } from 'node:net';

/** One response as it came over the wire. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface RawOptions {
  /** When to hang up: once everything is said, or once an answer begins. Otherwise the server does. */
  readonly hangUp?: 'at once' | 'when answered';
  /** The longest wait for the server to end the connection, in milliseconds. */
  readonly patience?: number;
}

/** Says bytes to a port of this machine and gives all that comes back until the connection ends, for tests. */
export function rawExchange(port: number, bytes: string | Buffer, options: RawOptions = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const answers: Buffer[] = [];
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(answers).toString('latin1'));
    };
    const timer = setTimeout(done, options.patience ?? 2000);
    socket.on('data', (data) => {
      answers.push(data);
      const toldToGoOn = /^HTTP\/1\.1 100 Continue\r\n\r\n$/.test(data.toString('latin1'));
      if (options.hangUp === 'when answered' && !toldToGoOn) socket.end();
    });
    socket.on('end', done);
    // A connection that is cut is an answer too.
    socket.on('error', done);
    if (options.hangUp === 'at once') socket.end(bytes);
    else socket.write(bytes);
  });
}

/** Reads the first response of an exchange. */
export function readResponse(text: string): RawResponse {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  };
}

/** Asks for a target exactly as it is written, with headers as they are written. */
export async function ask(port: number, target: string, headers: readonly string[] = [], method = 'GET') {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close'];
  return readResponse(await rawExchange(port, Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')));
}
