import { fromJson, isVersion, manifestFile, prerenderFile, scriptFile } from '../Release';
import { UserError, errorMessage } from '../UserError';
import type { ReleaseSource } from './stageRelease';

/** A package as far as its place of release goes. */
interface PlacedPackage {
  readonly name: string;
  /** The address of the folder its releases are offered in (`npm run offer`), where that is not this repository. */
  readonly origin?: string;
}

const remedy =
  'give the address of the folder its releases are offered in, such as https://events.example.org/releases';

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** The address of a folder, without a slash at its end. */
function folderUrl(name: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  if (!url) throw new UserError(`${name}: its origin '${String(value)}' is no URL; ${remedy}`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new UserError(`${name}: its origin ${url.href} is not secure; use https, or http on this machine alone`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UserError(`${name}: its origin is more than a folder; ${remedy}`);
  }
  return url.href.replace(/\/+$/, '');
}

function fromEnvironment(text: string): Record<string, unknown> {
  const value = fromJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UserError(`SECTION_ORIGINS is not an object of names and URLs; write {"events":"https://…"}`);
}

/**
 * Where sections are released that do not come from this repository: each a folder on another origin, as `npm run offer`
 * fills it. A section's row in `shell/build/packages.js` says so (`origin`); the environment may say otherwise:
 * `SECTION_ORIGINS='{"events":"https://events.example.org/releases"}'`, with `""` for a section that is built here after all.
 */
export function sectionOrigins(
  packages: readonly PlacedPackage[],
  environment = process.env['SECTION_ORIGINS'] || '{}',
): ReadonlyMap<string, string> {
  const named = fromEnvironment(environment);
  const sections = packages.filter(({ name }) => name !== 'shell');
  const unknown = Object.keys(named).find((name) => !sections.some((section) => section.name === name));
  if (unknown) {
    const names = sections.map(({ name }) => name).join(', ');
    throw new UserError(`SECTION_ORIGINS names '${unknown}', which is no section. There are: ${names}`);
  }
  const values = sections.map(({ name, origin }) => [name, named[name] ?? origin ?? ''] as const);
  return new Map(values.filter(([, value]) => value !== '').map(([name, value]) => [name, folderUrl(name, value)]));
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
  const { name: named, version } = Object(fromJson(text)) as Partial<LivePointer>;
  return named === name && typeof version === 'string' && isVersion(version) ? { name, version } : null;
}

const seconds = 1000;
const kilobyte = 1024;

/** The most a file may weigh that another origin offers, in bytes, and how long it may take. */
const limits = {
  pointer: { size: 4 * kilobyte, time: 5 * seconds },
  [manifestFile]: { size: 512 * kilobyte, time: 10 * seconds },
  [prerenderFile]: { size: 8192 * kilobyte, time: 30 * seconds },
  other: { size: 4096 * kilobyte, time: 30 * seconds },
} as const;

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

/** Browsers run a script of another origin only when it is sent for them to. */
function scriptFault({ headers }: FetchedFile): string | null {
  if (headers.get('access-control-allow-origin') !== '*') return 'without Access-Control-Allow-Origin: *';
  const type = headers.get('content-type') ?? 'no type';
  return /^(text|application)\/javascript\b/i.test(type) ? null : `as ${type}, not text/javascript`;
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
