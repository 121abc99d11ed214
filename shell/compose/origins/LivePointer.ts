import { isVersion } from '../releases/Release';

/** `live.json` of an origin: which release of a section it offers. The release stands beside it, in a folder of its version. */
export interface LivePointer {
  readonly name: string;
  readonly version: string;
}

/** The file of an origin that is written to again; every other one stays as it is. */
export const pointerFile = 'live.json';

/** Reads what an origin offers; null where it is not a pointer to a release of that section. */
export function parsePointer(text: string, name: string): LivePointer | null {
  try {
    const { name: named, version } = JSON.parse(text) as Partial<LivePointer>;
    return named === name && typeof version === 'string' && isVersion(version) ? { name, version } : null;
  } catch {
    return null;
  }
}
