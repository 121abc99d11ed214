import type { Section } from '@site/section/Section';
import { findContainer, sectionOf } from './container';
import { loadScript, loadStyle } from './loadFile';
import type { RegisteredSection } from './registry';
import { whenIdle } from './whenIdle';
import { withTimeout } from './withTimeout';

/** How long an attempt may be unanswered before the next one may begin, in milliseconds. */
export const attemptTimeout = 3000;

/** How many attempts may be unanswered: a browser has few connections to a host, and the visitor's next page needs one. */
const mostUnanswered = 2;

/** Waits between attempts in milliseconds: 1 s, doubling, never more than 30 s. */
const retryDelay = (retries: number) => Math.min(1000 * 2 ** retries, 30_000);

/** How often a failed attempt is repeated whether the page is visible or not. */
const quickRetries = 3;

/** Resolves when the next attempt may begin. After the quick retries a hidden page makes none. */
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
 * Loads one section. All callers share its attempts.
 *
 * | state   | means                                      | `attempt()`                | leads to                       |
 * | ------- | ------------------------------------------ | -------------------------- | ------------------------------ |
 * | idle    | nothing is under way; attempts may have failed | begins one             | loading                        |
 * | loading | an attempt is under way                    | joins it                   | ready, idle, or overdue (3 s)  |
 * | overdue | an attempt was given up and is unanswered  | begins one more            | ready, or two unanswered       |
 * | stuck   | two attempts are unanswered                | waits for either, for 3 s  | ready, or overdue              |
 * | ready   | a container has given its section          | gives it                   | –                              |
 *
 * A late answer of any attempt counts.
 */
export class SectionLoader {
  #resolveReady!: (section: Section) => void;
  /** Resolves with the section once its container has given it. Never rejects. */
  readonly ready = new Promise<Section>((resolve) => {
    this.#resolveReady = resolve;
  });
  #current: Promise<Section> | null = null;
  #unanswered = 0;
  #scripts = 0;
  #hasComplained = false;

  constructor(readonly section: RegisteredSection) {}

  /** Gives the section. Rejects when the attempt fails or is not answered in time; the next call then begins another. */
  attempt(): Promise<Section> {
    if (this.#current) return this.#current;
    const answer = this.#unanswered < mostUnanswered ? this.#load() : this.ready;
    const attempt = withTimeout(attemptTimeout, answer);
    this.#current = attempt;
    attempt.catch(() => {
      if (this.#current === attempt) this.#current = null;
    });
    return attempt;
  }

  /** Loads the section when the browser is idle. Never rejects. */
  async prefetch(): Promise<void> {
    if (this.#current || this.#scripts > 0) return;
    try {
      await whenIdle();
      await this.attempt();
    } catch {
      // A navigation tries again.
    }
  }

  /** Repeats attempts until the section is ready: after 1, 2 and 4 s, then every 30 s while the page is visible, and whenever the connection returns. */
  async keepTrying(): Promise<Section> {
    for (let retries = 0; ; retries += 1) {
      const failed = this.attempt().then(
        () => this.ready,
        () => nextMoment(retries),
      );
      const section = await Promise.race([this.ready, failed]);
      if (section) return section;
    }
  }

  /** Takes the section from its container. An error is reported once, for the owner of the section. */
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
      // Awaited below. Until then the browser would report a failure as unhandled.
      styled?.catch(() => {});
      if (!findContainer(container)) await loadScript(entry, this.#scripts++);
      const section = await this.#take();
      await styled;
      this.#current = this.ready;
      this.#resolveReady(section);
      return section;
    } finally {
      this.#unanswered -= 1;
    }
  }
}
