import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file completely or not at all. It writes a temporary file beside it, flushes that file to the disk, and renames it. A
 * reader gets the old file or the new file, even if the machine stops.
 * @throws the error of the file system, such as ENOSPC. The file has not changed then.
 */
export function writeWhole(file: string, data: string | Buffer): void {
  const aside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}.part`);
  try {
    const descriptor = openSync(aside, 'wx');
    try {
      writeFileSync(descriptor, data);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
