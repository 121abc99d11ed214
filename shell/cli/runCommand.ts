import type { Command } from 'commander';
import { dirs } from '../compose/dirs';
import { UserError } from '../compose/UserError';

/** The problem and its remedy by the system's error code. */
const problems: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some room and try again',
  EDQUOT: 'your share of the disk is used up; free some room and try again',
  EFBIG: 'the file is larger than this account may write; ask for a higher limit and try again',
  EROFS: 'the disk is read-only; make it writable, or name another folder with SITE_DIST',
  EXDEV:
    'that folder is on a disk of its own, or read-only; keep all of dist on one disk, or name another with SITE_DIST',
  ENOTEMPTY: 'something else is there; move it away and try again',
  ENOTDIR: 'that is no folder, or stands in none; name another with SITE_DIST',
  EACCES: 'this account may not write or read there; give it the right, or name another folder with SITE_DIST',
  EPERM: 'this account may not do that there; give it the right, or name another folder with SITE_DIST',
  EMFILE: 'too many files are open; raise the limit (ulimit -n) and try again',
  ENFILE: 'too many files are open on this machine; close some and try again',
  EIO: 'the disk does not answer as it should; look after it and try again',
};

/** The message and remedy for an error of this machine, in one line; null for any other error. */
export function describeSystemError(error: unknown): string | null {
  const { code, syscall, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // Node reports ENOENT when a read-only disk refuses a folder with its parents.
  const problem = code === 'ENOENT' && syscall === 'mkdir' ? problems['EROFS'] : problems[code ?? ''];
  return problem ? `${dest ?? path ?? dirs.dist}: ${problem}. The site is as it was.` : null;
}

/** Does what was typed. Prints an error that a person can correct without its stack. */
export async function runCommand(command: Command): Promise<void> {
  const failIfInterrupted = () => {
    console.error('It ended before it was done; run it again');
    process.exitCode = 1;
  };
  // Whoever reads the output may stop, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.off('exit', failIfInterrupted);
    process.exit();
  });
  command.hook('preAction', () => void process.once('exit', failIfInterrupted));
  try {
    await command.parseAsync();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : (describeSystemError(error) ?? error));
    process.exitCode = 1;
  } finally {
    process.off('exit', failIfInterrupted);
  }
}
