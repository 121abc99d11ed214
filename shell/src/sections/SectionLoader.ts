import type { Section } from '@site/section/Section';
import { findContainer, sectionOf } from './container';
import { fetchAhead, loadScript, loadStyles } from './loadFile';
import type { RegisteredSection, Registry } from './registry';
import { withTimeout } from './withTimeout';

/** How long an attempt may be unanswered before the next one may begin, in milliseconds. */
export const attemptTimeout = 3000;

/**
 * How many scripts of sections may be unanswered when one is requested again: soon, and once those before count as lost. A page
 * cannot end its request for a script, and a browser has six connections to a host: two stay free for the visitor's next page.
 */
const mostUnanswered = { quick: 2, slow: 4 };

/** How many scripts of all sections are unanswered. */
let unanswered = 0;

/** How often a failed attempt is repeated whether the page is visible or not: after 1, 2 and 4 s. */
const quickRetries = 3;

/**
 * Resolves when the next attempt may begin, with how many scripts may be unanswered then. After 30 s, and when the connection
 * returns, those before count as lost. After the quick retries a hidden page makes no attempt.
 */
function nextMoment(retries: number): Promise<number> {
  const isQuick = retries < quickRetries;
  return new Promise((resolve) => {
    const timer = setInterval(
      () => {
        if (isQuick || document.visibilityState === 'visible') done();
      },
      isQuick ? 1000 * 2 ** retries : 30_000,
    );
    const done = (online?: Event) => {
      clearInterval(timer);
      removeEventListener('online', done);
      resolve(isQuick && !online ? mostUnanswered.quick : mostUnanswered.slow);
    };
    addEventListener('online', done);
  });
}

/**
 * Loads one section. All callers share its attempts.
 *
 * | state   | means                                          | `attempt()`               | leads to                      |
 * | ------- | ---------------------------------------------- | ------------------------- | ----------------------------- |
 * | idle    | nothing is under way; attempts may have failed | begins one                | loading                       |
 * | loading | an attempt is under way                        | joins it                  | ready, idle, or overdue (3 s) |
 * | overdue | attempts were given up and are unanswered      | begins one more, or waits | ready, idle, or loading       |
 * |         |                                                | where too many are        |                               |
 * | ready   | a container has given its section              | gives it                  | –                             |
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
  #scripts = 0;
  #isFetched = false;
  #isAtHand = false;
  #hasComplained = false;
  /** Whether the whole style sheets are loaded. */
  isStyled = false;

  constructor(
    readonly section: RegisteredSection,
    readonly registry: Pick<Registry, 'shellStyle'>,
  ) {}

  /**
   * Gives the section. Rejects when the attempt fails or is not answered in time; the next call then begins another.
   * @param most how many scripts may be unanswered if this is not the first attempt.
   */
  attempt(most = mostUnanswered.quick): Promise<Section> {
    if (this.#current) return this.#current;
    const answer = this.#scripts === 0 || unanswered < most ? this.#load() : this.ready;
    const attempt = withTimeout(attemptTimeout, answer);
    this.#current = attempt;
    attempt.catch(() => {
      if (this.#current === attempt) this.#current = null;
    });
    return attempt;
  }

  /** Loads the whole style sheets of the section, which a page needs that is not open yet. Rejects where they cannot be loaded. */
  loadStyles(): Promise<unknown> {
    const styled = loadStyles(this.registry, this.section.style);
    styled.then(
      () => (this.isStyled = true),
      () => {},
    );
    return styled;
  }

  /** Fetches the files of the section, and runs nothing. Resolves when they are there, or after 3 s. Never rejects. */
  async prefetch(): Promise<void> {
    if (this.#current || this.#scripts > 0 || this.#isFetched || unanswered >= mostUnanswered.slow) return;
    this.#isFetched = true;
    const { entry, style } = this.section;
    unanswered += 1;
    const script = fetchAhead(entry, 'script').finally(() => (unanswered -= 1));
    // The browser joins the next request of the same address to one that has failed.
    script.catch(() => (this.#scripts += 1));
    const files = [script, ...(style ? [fetchAhead(style, 'style')] : [])];
    await withTimeout(attemptTimeout, Promise.allSettled(files)).catch(() => {});
  }

  /** Takes files that were prefetched out of the browser's cache, which takes a phone some 50 ms, and runs nothing. */
  bringToHand(): void {
    if (this.#isAtHand || !this.#isFetched || this.#current || this.#scripts > 0) return;
    this.#isAtHand = true;
    void fetchAhead(this.section.entry, 'script', true).catch(() => {});
  }

  /** Repeats attempts until the section is ready: after 1, 2 and 4 s, then every 30 s while the page is visible, and whenever the connection returns. */
  async keepTrying(): Promise<Section> {
    let most: number | undefined;
    for (let retries = 0; ; retries += 1) {
      const failed = this.attempt(most).then(
        () => this.ready,
        () => nextMoment(retries),
      );
      const outcome = await Promise.race([this.ready, failed]);
      if (typeof outcome !== 'number') return outcome;
      most = outcome;
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
    const { container, entry } = this.section;
    const styled = this.loadStyles();
    if (!findContainer(container)) {
      unanswered += 1;
      await loadScript(entry, this.#scripts++).finally(() => (unanswered -= 1));
    }
    const section = await this.#take();
    // The page that is open contains what it needs: it is hydrated where the sheets cannot be loaded.
    await styled.catch(() => {});
    this.#current = this.ready;
    this.#resolveReady(section);
    return section;
  }
}
