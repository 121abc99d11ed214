import type { Section } from '@site/section/Section';
import { findContainer, sectionOf } from './container';
import { loadScript, loadStyle } from './loadFile';
import type { RegisteredSection } from './registry';
import { whenIdle } from './whenIdle';
import { withTimeout } from './withTimeout';

/** How long an attempt may stay without an answer before the next one may begin, in milliseconds. */
export const attemptTimeout = 3000;

/** How many attempts may be unanswered: connections to a host are few, and the visitor's next page needs one. */
const mostUnanswered = 2;

/** Waits between attempts in milliseconds: 1 s, doubling, never more than 30 s. */
const retryDelay = (retries: number) => Math.min(1000 * 2 ** retries, 30_000);

/** How often a failed attempt is repeated by the clock alone. */
const quickRetries = 3;

/** The next moment worth trying. After the quick retries, a page that nobody looks at asks for nothing. */
function nextMoment(retries: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(
      () => {
        if (retries < quickRetries || document.visibilityState === 'visible') done();
      },
      retries < quickRetries ? retryDelay(retries) : 30_000,
    );
    const done = () => {
      clearInterval(timer);
      removeEventListener('online', done);
      resolve();
    };
    addEventListener('online', done);
  });
}

/**
 * Loads one section, whoever asks and however often.
 *
 * | state   | means                                      | `attempt()`                | leads to                     |
 * | ------- | ------------------------------------------ | -------------------------- | ---------------------------- |
 * | idle    | nothing is under way; attempts may have failed | begins one             | loading                      |
 * | loading | an attempt is under way                    | joins it                   | live, idle, or overdue (3 s) |
 * | overdue | an attempt was given up and is unanswered  | begins one more            | live, or two unanswered      |
 * | stuck   | two attempts are unanswered                | waits for either, for 3 s  | live, or overdue             |
 * | live    | a container has given its section          | gives it                   | –                            |
 *
 * An answer counts however late it comes, whichever attempt asked for it.
 */
export class SectionLoader {
  /** Resolves once the section is live. Never rejects. */
  readonly live: Promise<Section>;
  #becomeLive!: (section: Section) => void;
  #current: Promise<Section> | null = null;
  #unanswered = 0;
  #scripts = 0;
  #hasComplained = false;

  constructor(readonly section: RegisteredSection) {
    this.live = new Promise((resolve) => {
      this.#becomeLive = resolve;
    });
  }

  /** Gives the section. Rejects when the attempt fails or has no answer in time; whoever asks then begins another. */
  attempt(): Promise<Section> {
    if (this.#current) return this.#current;
    const answer = this.#unanswered < mostUnanswered ? this.#load() : this.live;
    const attempt = withTimeout(attemptTimeout, answer);
    this.#current = attempt;
    attempt.catch(() => {
      if (this.#current === attempt) this.#current = null;
    });
    return attempt;
  }

  /** Makes the section live when the browser is idle. Never rejects. */
  async prefetch(): Promise<void> {
    if (this.#current || this.#scripts > 0) return;
    try {
      await whenIdle();
      await this.attempt();
    } catch {
      // Whoever follows a link to it tries again.
    }
  }

  /** Repeats attempts until the section is live: after 1, 2 and 4 s, then every 30 s while the page is visible, and whenever the connection returns. */
  async keepTrying(): Promise<Section> {
    for (let retries = 0; ; retries += 1) {
      const failed = this.attempt().then(
        () => this.live,
        () => nextMoment(retries),
      );
      const section = await Promise.race([this.live, failed]);
      if (section) return section;
    }
  }

  /** Asks the container for its section. Why it cannot be had is said once: its owner has something to mend. */
  async #take(): Promise<Section> {
    const { container, entry } = this.section;
    try {
      const found = findContainer(container);
      if (!found) throw new Error(`defines no container ${container}`);
      return await sectionOf(found);
    } catch (error) {
      if (!this.#hasComplained) console.error(`${entry.url} cannot be used:`, error);
      this.#hasComplained = true;
      throw error;
    }
  }

  async #load(): Promise<Section> {
    const { container, entry, style } = this.section;
    this.#unanswered += 1;
    try {
      const styled = style && loadStyle(style);
      // Awaited below; until then a failure is not unhandled.
      styled?.catch(() => {});
      if (!findContainer(container)) await loadScript(entry, this.#scripts++);
      const section = await this.#take();
      await styled;
      this.#current = this.live;
      this.#becomeLive(section);
      return section;
    } finally {
      this.#unanswered -= 1;
    }
  }
}
