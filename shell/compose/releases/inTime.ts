import { setTimeout as sleep } from 'node:timers/promises';

/** How long a page may wait while it renders, in milliseconds. Most do not wait at all. */
const usualPatience = 5000;

/**
 * What a page renders to, or an error when it waits for something that does not come: the process would end without a word,
 * having nothing else to do.
 */
export async function inTime<Result>(rendering: Promise<Result>, patience = usualPatience): Promise<Result> {
  const settled = new AbortController();
  const late = sleep(patience, null, { signal: settled.signal }).then(() => {
    throw new Error(`it still waits after ${patience / 1000} s`);
  });
  try {
    return await Promise.race([rendering, late]);
  } finally {
    settled.abort();
  }
}
