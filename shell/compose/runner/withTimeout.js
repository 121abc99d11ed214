// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The promise's own outcome, or an error once that many milliseconds have passed.
 * @template Value
 * @param {number} timeoutMs
 * @param {Promise<Value>} promise
 * @returns {Promise<Value>}
 */
export async function withTimeout(timeoutMs, promise) {
  const settled = new AbortController();
  const late = sleep(timeoutMs, null, { signal: settled.signal }).then(() => {
    throw new Error(`it still waits after ${timeoutMs / 1000} s`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    settled.abort();
  }
}
