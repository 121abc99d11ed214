/** The problem and its remedy by the system's error code. */
const problems: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some room and try again',
  EDQUOT: 'your share of the disk is used up; free some room and try again',
  EFBIG: 'the file is larger than this account may write; ask for a higher limit and try again',
  EROFS: 'the disk is read-only; make it writable, or name another folder with SITE_DIST',
  EXDEV:
    'that folder is on a disk of its own, or read-only; keep all of dist on one disk, or name another with SITE_DIST',
  EACCES: 'this account may not write or read there; give it the right, or name another folder with SITE_DIST',
  EPERM: 'this account may not do that there; give it the right, or name another folder with SITE_DIST',
  EMFILE: 'too many files are open; raise the limit (ulimit -n) and try again',
  ENFILE: 'too many files are open on this machine; close some and try again',
  EIO: 'the disk does not answer as it should; look after it and try again',
};

/**
 * The message and remedy for an error of this machine, in one line; null for any other error.
 * @param folder to name where the error names no file.
 */
export function describeSystemError(error: unknown, folder: string): string | null {
  const { code, syscall, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // Node reports ENOENT when a read-only disk refuses a folder with its parents.
  const problem = code === 'ENOENT' && syscall === 'mkdir' ? problems['EROFS'] : problems[code ?? ''];
  return problem ? `${dest ?? path ?? folder}: ${problem}. The site is as it was.` : null;
}
