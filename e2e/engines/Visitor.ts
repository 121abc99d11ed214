import { expect } from '@playwright/test';
import type { Driver } from './drivers';

declare global {
  interface Window {
    errors: string[];
  }
}

/** The keys a journey presses, as WebDriver names them. */
const keys = { Escape: '\uE00C' } as const;

/** The words of the page's main heading. */
export const heading = () => document.querySelector('h1')?.textContent ?? '';
export const isHydrated = () => performance.getEntriesByName('app:hydrated').length > 0;

/** From here on the page collects its errors, until another document is opened. */
const collectErrors = () => {
  window.errors = [];
  addEventListener('error', ({ message }) => window.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.errors.push(violatedDirective));
  console.error = (...words: unknown[]) => window.errors.push(words.join(' '));
};

/** Somebody who reads, presses and clicks, in any browser. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page, and unless told otherwise waits until it is hydrated and collects its errors. */
  async open(address: string, hydrates = true): Promise<void> {
    await this.driver.navigate(this.origin + address);
    if (!hydrates) return;
    await expect.poll(() => this.see(isHydrated), { timeout: 10_000 }).toBe(true);
    await this.see(collectErrors);
  }

  /** The value of a function that runs in the page. It knows nothing from outside but its argument. */
  async see<Argument, Result>(look: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return (await this.driver.evaluate(`(${look})(${JSON.stringify(argument ?? null)})`)) as Result;
  }

  expectHeading = (words: string) => expect.poll(() => this.see(heading)).toBe(words);

  /** No error came since the document was opened; in another document there is no list. */
  expectNoErrors = async () => expect(await this.see(() => window.errors ?? null)).toEqual([]);

  press(key: keyof typeof keys): Promise<unknown> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    return this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Clicks the first visible link or button whose words begin so, in the middle of its first line. */
  async click(words: string): Promise<void> {
    // Browsers hold back what is pressed while one page fades into the next.
    const isFading = () =>
      CSS.supports('selector(:active-view-transition)') && document.documentElement.matches(':active-view-transition');
    await expect.poll(() => this.see(isFading), { intervals: [20] }).toBe(false);
    const place = await this.see((beginning) => {
      const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary')];
      const wanted = controls.find(
        (control) => control.innerText.trim().startsWith(beginning) && control.getClientRects().length > 0,
      );
      wanted?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = wanted?.getClientRects() ?? [];
      return box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null;
    }, words);
    if (!place) throw new Error(`there is no link or button "${words}"`);
    const actions = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.driver.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }
}
