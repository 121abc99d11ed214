import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/**
 * What the disk says of a file; null where there is none, or something else. Asked without handing over to another thread:
 * the answer stands in memory, and handing over costs ten times as much as asking.
 */
export function fileStats(file: string): Stats | null {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : null;
  } catch {
    return null;
  }
}
