import { expect } from '@playwright/test';
import type { Driver } from './drivers';

declare global {
  interface Window {
    errors: string[];
  }
}

/** Keys as WebDriver writes them. */
const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' } as const;
const shift = '\uE008';

/** The words of the page's main heading. */
export const heading = () => document.querySelector('h1')?.textContent ?? '';
const isHydrated = () => performance.getEntriesByName('app:hydrated').length > 0;

/** From here on the page collects its errors, until another document is opened. */
const collectErrors = () => {
  window.errors = [];
  addEventListener('error', ({ message }) => window.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.errors.push(violatedDirective));
  console.error = (...words: unknown[]) => window.errors.push(words.join(' '));
};

/** The middle of the first line of a control, which is brought into view; null until a press there would meet it. */
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

/** Somebody who reads, presses and clicks, in any browser. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page in a window of a width, waits until it is hydrated, and collects its errors. */
  async open(address: string, width = 1200): Promise<void> {
    // Of a file that is still coming when its page is left, Firefox says that it has another hash.
    await this.driver.navigate('about:blank');
    this.driver.logged?.splice(0);
    await this.driver.resize(width, 800);
    await this.driver.navigate(this.origin + address);
    await this.expect(isHydrated).toBe(true);
    await this.see(collectErrors);
  }

  /** The value of a function that runs in the page. It knows nothing from outside but its argument. */
  async see<Argument, Result>(look: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return (await this.driver.evaluate(`(${look})(${JSON.stringify(argument ?? null)})`)) as Result;
  }

  expect = <Result>(look: () => Result) => expect.poll(() => this.see(look), { timeout: 20_000 });

  /** No error came since the document was opened; in another document there is no list. */
  async expectNoErrors(): Promise<void> {
    expect(await this.see(() => window.errors ?? null)).toEqual([]);
    expect(this.driver.logged ?? []).toEqual([]);
  }

  /** Presses a key of `keys`, with Shift held where it is asked for. */
  async press(key: keyof typeof keys, withShift = false): Promise<void> {
    const presses = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    const [down, up] = ['keyDown', 'keyUp'].map((type) => ({ type, value: shift }));
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions: withShift ? [down, ...presses, up] : presses }]);
  }

  /** Clicks the first visible link or button whose words begin so, once it stands still: a menu that opens may move. */
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
