import { dirs } from './dirs';

/** Problems and remedies by error code of the operating system. */
const problems: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space and try again',
  EDQUOT: 'your disk quota is used up. Free some space and try again',
  EFBIG: 'the file is larger than this account may write. Ask for a higher limit and try again',
  EROFS: 'the disk is read-only. Make it writable, or choose another folder with SITE_DIST',
  EXDEV:
    'that folder is on another disk, or read-only. Keep all of dist on one disk, or choose another folder with SITE_DIST',
  ENOTEMPTY: 'another folder is in the way. Move it away and try again',
  EISDIR: 'a folder is in the way. Move it away and try again',
  ENOTDIR: 'that is not a folder, or not inside one. Choose another folder with SITE_DIST',
  EACCES: 'this account cannot read or write there. Change its permissions, or choose another folder with SITE_DIST',
  EPERM:
    'this account is not allowed to do that there. Change its permissions, or choose another folder with SITE_DIST',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and try again',
  ENFILE: 'too many files are open on this machine. Close some and try again',
  EIO: 'the disk reports an input/output error. Check the disk and try again',
};

/** Returns the problem and remedy for an error of the operating system in one line, or null for any other error. */
export function describeSystemError(error: unknown): string | null {
  const { code, syscall, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // Node reports ENOENT if a read-only disk rejects a recursive mkdir.
  const problem = code === 'ENOENT' && syscall === 'mkdir' ? problems['EROFS'] : problems[code ?? ''];
  return problem ? `${dest ?? path ?? dirs.dist}: ${problem}. The site has not changed.` : null;
}
