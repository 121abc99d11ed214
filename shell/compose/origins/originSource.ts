import { UserError } from '../UserError';
import { errorMessage } from '../errorMessage';
import type { ReleaseSource } from '../releases/stageRelease';
import { prerenderFile, scriptFile } from '../releases/Release';
import { manifestFile } from '../releases/Release';
import { fetchFile } from './fetchFile';
import type { FetchedFile } from './fetchFile';
import { parsePointer, pointerFile } from './LivePointer';
import type { LivePointer } from './LivePointer';

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
