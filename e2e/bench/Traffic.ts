import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** One answer that came over the wire. */
export interface Answer {
  readonly url: string;
  /** What the browser asked for: 'Document', 'Script', 'Stylesheet', 'Image', 'Font' and others. */
  readonly kind: string;
  /** With its headers, compressed. */
  readonly bytes: number;
  /** When the last byte came, in seconds of the browser's clock. */
  readonly finished: number;
}

/** How long nothing may be under way before a page counts as idle, and how long that may take, in milliseconds. */
const silence = 500;
const longest = 60_000;

/** Everything a page fetches from a server. What its caches hold is no traffic. */
export class Traffic {
  readonly answers: Answer[] = [];
  readonly #underway = new Map<string, { url: string; kind: string }>();
  #lastHeard = Date.now();

  private constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      if (request.url.startsWith('data:')) return;
      this.#hear().#underway.set(requestId, { url: request.url, kind: type });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#hear().#underway.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.#hear().#underway.delete(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#hear().#underway.delete(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const request = this.#underway.get(requestId);
      this.#hear().#underway.delete(requestId);
      if (request) this.answers.push({ ...request, bytes: encodedDataLength, finished: timestamp });
    });
  }

  static async of(session: CDPSession): Promise<Traffic> {
    const traffic = new Traffic(session);
    await session.send('Network.enable');
    return traffic;
  }

  #hear(): this {
    this.#lastHeard = Date.now();
    return this;
  }

  /** Waits until nothing has been under way for half a second. */
  async quiet(): Promise<void> {
    const began = Date.now();
    this.#hear();
    while (this.#underway.size > 0 || Date.now() - this.#lastHeard < silence) {
      if (Date.now() - began > longest) {
        const urls = [...this.#underway.values()].map(({ url }) => url);
        throw new Error(
          `the page was not idle within ${longest / 1000} s: ${urls.join(', ') || 'it asks again and again'}`,
        );
      }
      await sleep(50);
    }
  }
}

/** How much some answers weigh together. */
export const bytesOf = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

export const scriptsIn = (answers: readonly Answer[]) => answers.filter(({ kind }) => kind === 'Script');
