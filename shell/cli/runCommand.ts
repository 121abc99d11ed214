import { dirs } from '../compose/dirs';
import { UserError } from '../compose/UserError';
import { describeSystemError } from './describeSystemError';

/** Says so when the process ends while the command is under way, whoever ends it: half of it is no success. */
function sayIfCutShort(): () => void {
  const cutShort = () => {
    console.error('It ended before it was done; run it again');
    process.exitCode = 1;
  };
  process.once('exit', cutShort);
  return () => process.off('exit', cutShort);
}

/** Runs a command; what a person can mend is said in one line, without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  const done = sayIfCutShort();
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : (describeSystemError(error, dirs.dist) ?? error));
    process.exitCode = 1;
  } finally {
    done();
  }
}
