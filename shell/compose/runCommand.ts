import { ClearError } from './ClearError';
import { machineTrouble } from './machineTrouble';
import { places } from './places';

/** Runs a command; what a person can mend is said in one line, without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof ClearError ? error.message : (machineTrouble(error, places.dist) ?? error));
    process.exitCode = 1;
  }
}
