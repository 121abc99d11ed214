import type { Section } from '@site/section/Section';
import { findContainer, sectionOf } from './container';
import { fetchStyles, loadFirstStyles, loadScript, loadStyles, prefetchScript } from './loadFile';
import type { RegisteredSection, Registry } from './registry';
import { withTimeout } from './withTimeout';

/** How long an attempt may be pending before the next one may start, in milliseconds. */
export const attemptTimeout = 3000;

/**
 * How many scripts may be pending when one is requested again: soon, and after earlier ones count as lost. A page
 * cannot abort its request for a script, and a browser has six connections to a host. Two stay free for the visitor's
 * next page.
 */
const mostUnanswered = { quick: 2, slow: 4 };

/** The number of pending scripts of all sections. */
let unanswered = 0;

/** Counts a script as pending until it is loaded. */
function counted<Loaded>(script: Promise<Loaded>): Promise<Loaded> {
  unanswered += 1;
  return script.finally(() => (unanswered -= 1));
}

/** How often a failed attempt is repeated on visible and hidden pages: after 1, 2 and 4 s. */
const quickRetries = 3;

/**
 * Resolves when the next attempt may start, with the number of scripts that may be pending then. After 30 s, and when
 * the connection returns, earlier requests count as lost. After the quick retries, a hidden page makes no attempt.
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
 * | state   | means                                       | `attempt()`             | next state                    |
 * | ------- | ------------------------------------------- | ----------------------- | ----------------------------- |
 * | idle    | no attempt is pending; some may have failed | starts one              | loading                       |
 * | loading | an attempt is pending                       | joins it                | ready, idle, or overdue (3 s) |
 * | overdue | attempts timed out and are still pending    | starts one, or waits    | ready, idle, or loading       |
 * |         |                                             | if too many are pending |                               |
 * | ready   | a container has provided the section        | returns the section     | –                             |
 *
 * A late answer of any attempt counts.
 */
export class SectionLoader {
  #resolveReady!: (section: Section) => void;
  /** Resolves with the section once its container has provided it. Never rejects. */
  readonly ready = new Promise<Section>((resolve) => {
    this.#resolveReady = resolve;
  });
  #current: Promise<Section> | null = null;
  #scripts = 0;
  #isPrefetched = false;
  /** The prefetched script of a lazy container until an attempt uses it. */
  #ahead: Promise<unknown> | undefined;
  #isPreloaded = false;
  #hasReported = false;
  /** Whether the full style sheets are loaded. */
  isStyled = false;

  constructor(
    readonly section: RegisteredSection,
    readonly registry: Pick<Registry, 'shellStyle'>,
  ) {}

  /**
   * Returns the section. Rejects if the attempt fails or times out, and the next call starts another.
   * @param most the number of scripts that may be pending if this is not the first attempt.
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

  /**
   * Loads the full style sheets of the section, which a page needs before it opens. Rejects if they cannot be loaded.
   */
  async loadStyles(): Promise<void> {
    await loadStyles(this.registry, this.section.style);
    this.isStyled = true;
  }

  /** Loads the full style sheets once the open page is hydrated. Rejects if they cannot be loaded. */
  async #loadStylesAhead(): Promise<void> {
    await loadFirstStyles(this.registry, this.section.style);
    this.isStyled = true;
  }

  /**
   * Loads the files of the section ahead, and runs none of its code. A lazy container is defined then, so that a press on a link
   * runs it at once. The script of another one is only fetched. The style sheet applies, because it changes nothing on pages of
   * others. Resolves when the files have arrived, or after 3 s. Never rejects.
   */
  async prefetch(): Promise<void> {
    if (this.#current || this.#scripts > 0 || this.#isPrefetched || unanswered >= mostUnanswered.slow) return;
    this.#isPrefetched = true;
    const { entry, isLazy } = this.section;
    const script = counted<unknown>(isLazy ? loadScript(entry, 0) : prefetchScript(entry));
    if (isLazy) this.#ahead = script;
    // The browser would join the next request for the same address to a failed one.
    script.catch(() => {
      this.#ahead = undefined;
      this.#scripts += 1;
    });
    const files = [script, this.#loadStylesAhead()];
    await withTimeout(attemptTimeout, Promise.allSettled(files)).catch(() => {});
  }

  /** Reads prefetched files from the browser's cache without running them. On a phone this takes some 50 ms. */
  preload(): void {
    if (this.section.isLazy || this.#isPreloaded || !this.#isPrefetched || this.#current || this.#scripts > 0) return;
    this.#isPreloaded = true;
    void prefetchScript(this.section.entry, true).catch(() => {});
  }

  /**
   * Repeats attempts until the section is ready. The first pauses are 1, 2 and 4 s. Later it tries every 30 s on a
   * visible page, and whenever the connection returns.
   */
  async keepTrying(): Promise<Section> {
    void this.#loadStylesAhead().catch(() => {});
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

  /** Takes the section from its container. Reports an error once, for the owner of the section. */
  async #take(): Promise<Section> {
    const { container, entry } = this.section;
    try {
      const found = findContainer(container);
      if (!found) throw new Error(`defines no container ${container}`);
      return await sectionOf(found);
    } catch (error) {
      if (!this.#hasReported) console.error(`${entry.url} cannot be used:`, error);
      this.#hasReported = true;
      throw error;
    }
  }

  async #load(): Promise<Section> {
    const { container, entry } = this.section;
    const styled = fetchStyles(this.registry, this.section.style).catch(() => {});
    if (!findContainer(container)) {
      const ahead = this.#ahead;
      this.#ahead = undefined;
      const attempt = this.#scripts++;
      await (ahead ?? counted(loadScript(entry, attempt)));
    }
    const section = await this.#take();
    // The open page contains the styles that it needs, so it hydrates even if the sheets do not load.
    await styled;
    this.#current = this.ready;
    this.#resolveReady(section);
    return section;
  }
}
