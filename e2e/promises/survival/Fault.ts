import type { BrowserContext, BrowserContextOptions } from '@playwright/test';

/** One kind of trouble, brought into every page of a browser context. */
export interface Fault {
  /** What goes wrong, as one would say it. */
  readonly name: string;
  readonly inject?: (context: BrowserContext) => Promise<unknown>;
  /** What the visitor's browser is like. */
  readonly options?: BrowserContextOptions;
  /** What the broken script itself throws. Anything else that is thrown is the site's own failure. */
  readonly throws?: RegExp;
}
