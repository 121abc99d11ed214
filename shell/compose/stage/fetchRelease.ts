import { errorMessage, UserError } from '../UserError';
import { isVersion, manifestFile, prerenderFile, scriptFile } from '../Release';
import type { ReleaseSource } from './stageRelease';

const seconds = 1000;
const kilobyte = 1024;

/** The most a file may weigh that another origin offers, in bytes, and how long it may take. */
const limits = {
  pointer: { size: 4 * kilobyte, time: 5 * seconds },
  [manifestFile]: { size: 512 * kilobyte, time: 10 * seconds },
  [prerenderFile]: { size: 8192 * kilobyte, time: 30 * seconds },
  other: { size: 4096 * kilobyte, time: 30 * seconds },
} as const;

/** Browsers run a script of another origin only when it is sent for them to. */
function scriptFault({ headers }: FetchedFile): string | null {
  if (headers.get('access-control-allow-origin') !== '*') return 'without Access-Control-Allow-Origin: *';
  const type = headers.get('content-type') ?? 'no type';
  return /^(text|application)\/javascript\b/i.test(type) ? null : `as ${type}, not text/javascript`;
}

/** Asks an origin which release it offers. Rejects with a UserError where it does not answer. */
export async function askOrigin(name: string, origin: string): Promise<LivePointer> {
  const url = `${origin}/${pointerFile}`;
  const { bytes } = await fetchFile(url, limits.pointer).catch((error: unknown) => {
    throw new UserError(`${name}: ${url} cannot be had (${errorMessage(error)}); look after that origin`);
  });
  const pointer = parsePointer(bytes.toString(), name);
  if (pointer) return pointer;
  throw new UserError(`${name}: ${url} names no release of ${name}; fill that folder with npm run offer -- ${name}`);
}

/** A release as an origin offers it. */
export function originSource({ name, version }: LivePointer, origin: string): ReleaseSource {
  const place = `${origin}/${version}`;
  return {
    place,
    version,
    read: async (file) => {
      const limit = file === manifestFile || file === prerenderFile ? limits[file] : limits.other;
      const fetched = await fetchFile(`${place}/${file}`, limit).catch((error: unknown) => {
        throw new UserError(
          `${name}: ${place}/${file} cannot be had (${errorMessage(error)}); offer the release again`,
        );
      });
      const fault = file === scriptFile(name) ? scriptFault(fetched) : null;
      if (fault) throw new UserError(`${name}: ${place}/${file} is sent ${fault}; mend the headers of that origin`);
      return fetched.bytes;
    },
  };
}

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

async function readBody({ body }: Response, size: number, signal: AbortSignal): Promise<Buffer> {
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  // Fetch holds its signal weakly, and may have forgotten it once an answer has begun.
  signal.addEventListener('abort', stop);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) break;
    length += value.length;
    pieces.push(value);
    if (length > size) {
      stop();
      throw new Error(`more than ${size} bytes`);
    }
  }
  signal.removeEventListener('abort', stop);
  return Buffer.concat(pieces);
}

/**
 * Fetches a file from another origin, within limits. Redirects are not followed: an origin is where it says it is.
 * @throws Error whose message says why in a few words.
 */
export async function fetchFile(url: string, limits: FetchLimits): Promise<FetchedFile> {
  try {
    const signal = AbortSignal.timeout(limits.time);
    const response = await fetch(url, { redirect: 'error', cache: 'no-store', signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return { bytes: await readBody(response, limits.size, signal), headers: response.headers };
  } catch (error) {
    throw new Error(fetchReason(error, limits));
  }
}

/** `live.json` of an origin: which release of a section it offers. The release stands beside it, in a folder of its version. */
export interface LivePointer {
  readonly name: string;
  readonly version: string;
}

/** The file of an origin that is written to again; every other one stays as it is. */
export const pointerFile = 'live.json';

/** Reads what an origin offers; null where it is not a pointer to a release of that section. */
function parsePointer(text: string, name: string): LivePointer | null {
  try {
    const { name: named, version } = JSON.parse(text) as Partial<LivePointer>;
    return named === name && typeof version === 'string' && isVersion(version) ? { name, version } : null;
  } catch {
    return null;
  }
}
