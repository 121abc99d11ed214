import path from 'node:path';
import { ClearError } from '../ClearError';

/** A place to publish to. */
export type Target =
  | { readonly kind: 'bucket'; readonly url: string }
  | { readonly kind: 'server'; readonly place: string }
  | { readonly kind: 'folder'; readonly folder: string };

/** Reads what stands after `--to`: 's3://bucket/prefix', 'user@host:/srv/site', or a folder of this machine. */
export function readTarget(text: string): Target {
  if (/^s3:\/\/[^/]/.test(text)) return { kind: 'bucket', url: text.replace(/\/+$/, '') };
  if (/^rsync:\/\//.test(text) || /^[^/\\:]{2,}:/.test(text)) {
    if (/^[a-z0-9+]+:\/\//i.test(text) && !text.startsWith('rsync://')) {
      throw new ClearError(`--to ${text}: give it s3://bucket, user@host:/folder, or a folder of this machine`);
    }
    return { kind: 'server', place: `${text.replace(/\/+$/, '')}/` };
  }
  if (text.trim() === '') throw new ClearError('--to is empty; give it s3://bucket, user@host:/folder, or a folder');
  return { kind: 'folder', folder: path.resolve(text) };
}
