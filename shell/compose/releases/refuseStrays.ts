import { setImmediate as nextTurn } from 'node:timers/promises';
import { ClearError } from '../ClearError';
import { reasonOf } from '../reasonOf';

/**
 * Lets a bundle do something, and refuses it where an error of it reaches nobody, such as a promise that is rejected and
 * that no page waits for: it would end the whole process.
 * @throws ClearError naming the package and the reason.
 */
export async function refuseStrays<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const strays: unknown[] = [];
  const note = (error: unknown) => void strays.push(error);
  process.on('uncaughtException', note);
  try {
    const result = await run();
    await nextTurn();
    if (strays.length === 0) return result;
  } finally {
    process.off('uncaughtException', note);
  }
  throw new ClearError(
    `${name}: something in prerender.cjs fails that no page waits for (${reasonOf(strays[0])}); mend the section and build it again`,
  );
}
