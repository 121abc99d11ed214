import path from 'node:path';
import { UserError } from '../UserError';

/** A place to publish to. */
export type Target =
  { readonly kind: 'server'; readonly place: string } | { readonly kind: 'folder'; readonly folder: string };

/** Reads what stands after `--to`: 'user@host:/srv/site', or a folder of this machine. */
export function readTarget(text: string): Target {
  if (/^rsync:\/\//.test(text) || /^[^/\\:]{2,}:/.test(text)) {
    if (/^[a-z0-9+]+:\/\//i.test(text) && !text.startsWith('rsync://')) {
      throw new UserError(
        `--to ${text}: give it user@host:/folder, or a folder of this machine; for a bucket see shell/hosts/README.md`,
      );
    }
    return { kind: 'server', place: `${text.replace(/\/+$/, '')}/` };
  }
  if (text.trim() === '') throw new UserError('--to is empty; give it user@host:/folder, or a folder');
  return { kind: 'folder', folder: path.resolve(text) };
}
