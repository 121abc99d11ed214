// @ts-check
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { errorMessage } from '../errorMessage.js';
import { UserError } from '../UserError.js';
import { remedy } from './remedyFor.js';

/** Node's own modules that the shell's prerender bundle needs for React's static renderer. */
const allowedBuiltins = new Set(['async_hooks', 'crypto', 'stream', 'util']);

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a prerender bundle and gives what it exports. It may ask for the shared modules and for nothing else of this machine:
 * a bundle that wants more is refused by name.
 * @param {string} name Whose bundle it is.
 * @param {string} code
 * @param {string} file What to call it in errors.
 * @param {Readonly<Record<string, unknown>>} shared
 * @returns {unknown}
 */
export function runBundle(name, code, file, shared) {
  const require = (/** @type {string} */ wanted) => {
    if (Object.hasOwn(shared, wanted)) return shared[wanted];
    const builtin = wanted.replace(/^node:/, '');
    if (allowedBuiltins.has(builtin)) return nodeRequire(`node:${builtin}`);
    throw new UserError(`${file} asks for '${wanted}', which compose does not lend; bundle it or drop it`);
  };
  /** @type {{ exports: unknown }} */
  const module = { exports: {} };
  try {
    const script = new Script(`(function (module, exports, require) {${code}\n})`, { filename: file });
    script.runInThisContext()(module, module.exports, require);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} does not run (${errorMessage(error)}); ${remedy(name)}`, { cause: error });
  }
  return module.exports;
}
