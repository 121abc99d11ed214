import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { ClearError } from '../ClearError';
import { reasonOf } from '../reasonOf';

/** Node's own modules that the shell's prerender bundle needs for React's static renderer. */
const allowedBuiltins = new Set(['async_hooks', 'crypto', 'stream', 'util']);

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a prerender bundle and gives what it exports. It may ask for the modules lent to it and for nothing else of this
 * machine: a bundle that wants more is refused by name.
 * @throws ClearError when the bundle does not run.
 */
export function loadBundle(
  name: string,
  code: string,
  filename: string,
  lent: Readonly<Record<string, unknown>>,
): unknown {
  const require = (wanted: string): unknown => {
    if (Object.hasOwn(lent, wanted)) return lent[wanted];
    const builtin = wanted.replace(/^node:/, '');
    if (allowedBuiltins.has(builtin)) return nodeRequire(`node:${builtin}`);
    throw new ClearError(
      `${name}: ${filename} asks for '${wanted}', which compose does not lend; bundle it or drop it`,
    );
  };
  const module: { exports: unknown } = { exports: {} };
  try {
    const run = new Script(`(function (module, exports, require) {${code}\n})`, { filename }).runInThisContext() as (
      module: object,
      exports: unknown,
      require: (name: string) => unknown,
    ) => void;
    run(module, module.exports, require);
  } catch (error) {
    if (error instanceof ClearError) throw error;
    throw new ClearError(`${name}: ${filename} does not run (${reasonOf(error)}); mend the section and build it again`);
  }
  return module.exports;
}
