import { Command } from 'commander';
import { dirs } from '../compose/dirs';
import { UserError } from '../compose/UserError';
import { describeSystemError } from './describeSystemError';

/** Runs a command. Prints an error that a person can correct without its stack. */
async function runToItsEnd(command: () => Promise<unknown>): Promise<void> {
  const failIfInterrupted = () => {
    console.error('It ended before it was done; run it again');
    process.exitCode = 1;
  };
  process.once('exit', failIfInterrupted);
  // Whoever reads the output may stop, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.off('exit', failIfInterrupted);
    process.exit();
  });
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : (describeSystemError(error, dirs.dist) ?? error));
    process.exitCode = 1;
  } finally {
    process.off('exit', failIfInterrupted);
  }
}

class SiteCommand extends Command {
  /** Does what was typed, and ends as commands end. */
  async run<Typed extends unknown[]>(action: (...typed: Typed) => Promise<unknown>): Promise<void> {
    this.action((...typed: unknown[]) => runToItsEnd(() => action(...(typed as Typed))));
    await this.parseAsync();
  }
}

/**
 * A command of this site.
 * @param name what people type before its options, such as 'npm run build --'.
 */
export const siteCommand = (name: string, description: string) =>
  new SiteCommand(name).description(description).showHelpAfterError();
