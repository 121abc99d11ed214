import { runProgram } from '../../system/runProgram';
import { UserError } from '../../system/UserError';

/** The program that macOS installs as rsync. It supports few of rsync's options. */
const other =
  'rsync here is openrsync, which cannot publish to a server; install rsync (brew install rsync), or publish to a folder';

/**
 * Returns a line if this machine's rsync cannot publish to a server. A missing rsync is not reported here, but by the publish
 * itself.
 */
export async function rsyncFault(): Promise<string[]> {
  const { stdout } = await runProgram('rsync', ['--version']);
  return /openrsync/i.test(stdout) ? [other] : [];
}

/**
 * Runs rsync and returns its output.
 * @throws UserError whose cause is the error output.
 */
export async function rsync(args: readonly string[], input = ''): Promise<string> {
  const { isGood, code, stdout, stderr, said } = await runProgram('rsync', args, { env: { LC_ALL: 'C' }, input });
  if (isGood) return stdout;
  if (code === null && said.includes('ENOENT')) {
    throw new UserError('rsync is not installed here; install it, or publish to a folder');
  }
  const [fault] = await rsyncFault();
  if (fault) throw new UserError(fault, { cause: stderr });
  const reason = stderr.trim().split('\n')[0];
  throw new UserError(`rsync ended with ${code} (${reason}); mend that and publish again`, { cause: stderr });
}
