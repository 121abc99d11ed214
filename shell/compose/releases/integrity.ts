import { createHash } from 'node:crypto';

/** The `integrity` value of a file's bytes (W3C Subresource Integrity). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
