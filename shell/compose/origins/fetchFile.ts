import { errorMessage } from '../errorMessage';

/** What an origin may ask of compose's patience and memory. */
export interface FetchLimits {
  /** In bytes. */
  readonly size: number;
  /** For the whole answer, in milliseconds. */
  readonly time: number;
}

/** A file as another origin sent it. */
export interface FetchedFile {
  readonly bytes: Buffer;
  readonly headers: Headers;
}

/** Why a fetch failed, in words: the network's own are hidden behind 'fetch failed'. */
function fetchReason(error: unknown, { time }: FetchLimits): string {
  const { name, cause } = Object(error) as { name?: string; cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return `no answer within ${time / 1000} s`;
  return cause?.code ?? errorMessage(cause ?? error);
}

async function readBody(response: Response, size: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += (piece as Uint8Array).length;
    if (length > size) throw new Error(`more than ${size} bytes`);
    pieces.push(piece as Uint8Array);
  }
  return Buffer.concat(pieces);
}

/**
 * Fetches a file from another origin, within limits. Redirects are not followed: an origin is where it says it is.
 * @throws Error whose message says why in a few words.
 */
export async function fetchFile(url: string, limits: FetchLimits): Promise<FetchedFile> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.time),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return { bytes: await readBody(response, limits.size), headers: response.headers };
  } catch (error) {
    throw new Error(fetchReason(error, limits));
  }
}
