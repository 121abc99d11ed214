import { expect } from '@playwright/test';
import type { Driver } from './drivers';

declare global {
  interface Window {
    errors: string[];
  }
}

/** Keys in the notation of WebDriver. */
const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' } as const;
const shift = '\uE008';

/** Returns the text of the page's main heading. */
export const heading = () => document.querySelector('h1')?.textContent ?? '';
const isHydrated = () => performance.getEntriesByName('app:hydrated').length > 0;

/** Makes the page collect its errors until another document opens. */
const collectErrors = () => {
  window.errors = [];
  addEventListener('error', ({ message }) => window.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.errors.push(violatedDirective));
  console.error = (...words: unknown[]) => window.errors.push(words.join(' '));
};

/** Scrolls a control into view and returns the middle of its first line. Returns null while a press there would miss it. */
const placeOf = (beginning: string) => {
  const wanted = [...document.querySelectorAll<HTMLElement>('a, button, summary')].find(
    (control) => control.innerText.trim().startsWith(beginning) && control.getClientRects().length > 0,
  );
  const [box = new DOMRect()] = wanted?.getClientRects() ?? [];
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  if (wanted?.contains(document.elementFromPoint(x, y))) return { x, y };
  wanted?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
};

/** A person who reads, presses and clicks, in any browser. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page in a window of a width in pixels, waits until it is hydrated, and collects its errors. */
  async open(address: string, width = 1200): Promise<void> {
    // If a page is left while a file still loads, Firefox reports a wrong hash for that file.
    await this.driver.navigate('about:blank');
    this.driver.logged?.splice(0);
    await this.driver.resize(width, 800);
    await this.driver.navigate(this.origin + address);
    await this.expect(isHydrated).toBe(true);
    await this.see(collectErrors);
  }

  /** Returns the value of a function that runs in the page. The function can use only its argument. */
  async see<Argument, Result>(look: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return (await this.driver.evaluate(`(${look})(${JSON.stringify(argument ?? null)})`)) as Result;
  }

  expect = <Result>(look: () => Result) => expect.poll(() => this.see(look), { timeout: 20_000 });

  /** Expects no error since the document was opened. Another document has no list of errors. */
  async expectNoErrors(): Promise<void> {
    expect(await this.see(() => window.errors ?? null)).toEqual([]);
    expect(this.driver.logged ?? []).toEqual([]);
  }

  /** Presses a key of `keys`, with Shift if requested. */
  async press(key: keyof typeof keys, withShift = false): Promise<void> {
    const presses = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    const [down, up] = ['keyDown', 'keyUp'].map((type) => ({ type, value: shift }));
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions: withShift ? [down, ...presses, up] : presses }]);
  }

  /**
   * Clicks the first visible link or button whose text begins with these words. It waits until the control stops
   * moving, because a menu may move while it opens.
   */
  async click(words: string): Promise<void> {
    let place: ReturnType<typeof placeOf> = null;
    await expect(async () => {
      const before = place;
      place = await this.see(placeOf, words);
      expect(place ?? 'nowhere').toEqual(before);
    }, `there is a link or button "${words}"`).toPass({ intervals: [50], timeout: 20_000 });
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', ...(place ?? {}) }, ...press];
    await this.driver.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }
}
