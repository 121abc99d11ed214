import type { Command } from 'commander';
import { describeSystemError } from '../system/describeSystemError';
import { UserError } from '../system/UserError';

/** Runs a command. Prints an error that the user can correct without a stack trace. */
export async function runCommand(command: Command): Promise<void> {
  const failIfInterrupted = () => {
    console.error('The command stopped before it was done. Run it again');
    process.exitCode = 1;
  };
  // The reader of the output may stop early, as `head` does.
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
