import { dirs } from '../compose/dirs';
import { UserError } from '../compose/UserError';
import { describeSystemError } from './describeSystemError';

/** Fails with a message when the process ends before the command is done. */
function failIfInterrupted(): () => void {
  const fail = () => {
    console.error('It ended before it was done; run it again');
    process.exitCode = 1;
  };
  process.once('exit', fail);
  return () => process.off('exit', fail);
}

/** Runs a command. Prints an error that a person can correct without its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  const done = failIfInterrupted();
  // Whoever reads the output may stop, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    done();
    process.exit();
  });
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : (describeSystemError(error, dirs.dist) ?? error));
    process.exitCode = 1;
  } finally {
    done();
  }
}
