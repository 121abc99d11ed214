import { setImmediate as nextTurn } from 'node:timers/promises';
import { ClearError } from '../ClearError';
import { reasonOf } from '../reasonOf';

/**
 * Lets a bundle do something, and refuses what it does behind its pages' back: an error that reaches nobody, such as a
 * promise that is rejected and that no page waits for, would end the whole process; a timer would never let it end.
 * @throws ClearError naming the package and the reason.
 */
export async function refuseStrays<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const strays: unknown[] = [];
  const note = (error: unknown) => void strays.push(error);
  const refuse = (what: string) =>
    new ClearError(`${name}: something in prerender.cjs ${what}; mend the section and build it again`);
  process.on('uncaughtException', note);
  try {
    const result = await run();
    await nextTurn();
    if (strays.length > 0) throw refuse(`fails that no page waits for (${reasonOf(strays[0])})`);
    if (process.getActiveResourcesInfo().includes('Timeout')) throw refuse('sets a timer that outlasts its pages');
    return result;
  } finally {
    process.off('uncaughtException', note);
  }
}
