import { createHash } from 'node:crypto';
import { Agent, get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { integrityOf } from '../../../shell/compose/Release';
import { editionsIn } from './edition';
import { pageFacts } from './PageFacts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

const ask = (url: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

/** Something a reader asks for, and what it has to be. */
interface Errand {
  readonly url: string;
  readonly integrity?: string;
  /** The edition of the page that named it. */
  readonly edition?: string;
}

/** What a reader saw of a site that changed meanwhile. */
export interface Reading {
  requests: number;
  /** Pages by the edition they said they were of. */
  readonly editions: Set<string>;
  readonly complaints: string[];
}

/** What is wrong with a page, by itself and with the policy it came with; and what it sends the reader for. */
function readPage({ headers, body }: Answer, address: string, reading: Reading): Errand[] {
  const html = body.toString();
  const { registry, pins, paths, styles } = pageFacts(html);
  const [words, ...others] = editionsIn(html);
  if (others.length > 0) reading.complaints.push(`${address} mixes ${[words, ...others].join(' and ')}`);
  if (words) reading.editions.add(words);
  const policy = String(headers['content-security-policy']);
  for (const css of styles) {
    const hash = createHash('sha256').update(css).digest('base64');
    if (!policy.includes(hash)) reading.complaints.push(`${address} has a style its policy refuses`);
  }
  const own = registry.sections.find(({ pages }) => pages.includes(address));
  const pinned = pins.map(({ url, integrity }) => ({
    url,
    integrity,
    ...(url === own?.entry.url && { edition: words ?? 'none' }),
  }));
  const pictures = paths.filter((url) => /^\/(images|fonts)\//.test(url)).map((url) => ({ url }));
  return [...pinned, ...pictures];
}

/**
 * Reads a site at an even pace, pages and the files they name in turn, until told to stop.
 * @param pace requests a second.
 */
export async function read(
  origin: string,
  pages: readonly string[],
  pace: number,
  stop: AbortSignal,
): Promise<Reading> {
  const reading: Reading = { requests: 0, editions: new Set(), complaints: [] };
  const errands: Errand[] = [];
  const run = async ({ url, integrity, edition }: Errand, isPage: boolean) => {
    const answer = await ask(origin + url);
    if (answer.status !== 200) reading.complaints.push(`${url} answered ${answer.status}`);
    else if (isPage) errands.splice(0, errands.length, ...readPage(answer, url, reading));
    else if (integrity && integrityOf(answer.body) !== integrity) reading.complaints.push(`${url} is another file`);
    const [of = 'none'] = editionsIn(answer.body.toString('latin1'));
    if (edition && edition !== of) reading.complaints.push(`a page of ${edition} names a script of ${of}`);
  };
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (; !stop.aborted; reading.requests += 1) {
    const isPage = reading.requests % 5 === 0;
    const page = { url: pages[(reading.requests / 5) % pages.length] ?? '/' };
    const errand = isPage ? page : (errands.splice(Math.floor(Math.random() * errands.length), 1)[0] ?? page);
    under.push(
      run(errand, isPage).catch((error: unknown) => {
        reading.complaints.push(`${errand.url}: ${String(error)}`);
      }),
    );
    await sleep(Math.max(0, began + (reading.requests + 1) * (1000 / pace) - performance.now()));
  }
  await Promise.all(under);
  return reading;
}
