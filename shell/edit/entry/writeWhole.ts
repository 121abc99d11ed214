import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file whole or not at all: into a file beside it, onto the disk, and then in its place by one rename. Whoever reads
 * meanwhile gets the old file or the new one, also when the machine stops.
 * @throws what the file system says, such as ENOSPC. The file is as it was then.
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
