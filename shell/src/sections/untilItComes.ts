import { patience } from './patience';
import { within } from './within';

/** Waits between attempts in milliseconds: 1 s, doubling, never more than 30 s. */
export const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** How often a failed load is tried again by the clock alone. */
const quickRetries = 3;

/** The next moment worth trying: after the quick retries, a page that nobody looks at asks for nothing. */
function nextMoment(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const delay = attempt < quickRetries ? retryDelay(attempt) : 30_000;
    const timer = setInterval(() => {
      if (attempt < quickRetries || document.visibilityState === 'visible') done();
    }, delay);
    const done = () => {
      clearInterval(timer);
      removeEventListener('online', done);
      resolve();
    };
    addEventListener('online', done);
  });
}

/** What a promise is fulfilled with; never settles where it is not. */
const answer = <Value>(promise: Promise<Value>) =>
  new Promise<{ readonly value: Value }>((resolve) => {
    promise.then(
      (value) => resolve({ value }),
      () => {},
    );
  });

/**
 * Tries until it works and never rejects: the prerendered words stay on the page meanwhile. Three retries after 1, 2 and
 * 4 seconds; then every 30 seconds while the page is visible, and whenever the connection returns. A late answer counts,
 * whichever attempt asked for it.
 */
export async function untilItComes<Value>(load: () => Promise<Value>): Promise<Value> {
  const answers: Promise<{ readonly value: Value }>[] = [];
  for (let attempt = 0; ; attempt += 1) {
    const coming = load();
    answers.push(answer(coming));
    const failure = within(patience, coming).then(
      () => new Promise<never>(() => {}),
      () => nextMoment(attempt),
    );
    const first = await Promise.race([...answers, failure]);
    if (first) return first.value;
  }
}
