import type { BrowserContext, Page } from '@playwright/test';

/**
 * Sets the visitor's clock to an instant (ISO 8601 with an offset), from where it runs on. Only dates are set: timers and
 * measurements stay the browser's own.
 */
export async function setClock(visitor: Page | BrowserContext, instant: string): Promise<void> {
  await visitor.addInitScript((start) => {
    const RealDate = Date;
    const shift = RealDate.parse(start) - RealDate.now();
    globalThis.Date = class extends RealDate {
      constructor(...args: [] | [number | string]) {
        if (args.length === 0) super(RealDate.now() + shift);
        else super(...args);
      }
      static override now = () => RealDate.now() + shift;
    } as DateConstructor;
  }, instant);
}
