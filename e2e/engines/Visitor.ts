import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './Engine';

/** The keys a journey presses, as WebDriver names them. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** Someone who reads, presses and clicks, in any browser. */
export class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async open(address: string): Promise<void> {
    await this.browser.navigate(this.origin + address);
  }

  back = () => this.browser.back();

  resize = (width: number, height: number) => this.browser.resize(width, height);

  /** The value of a function that runs in the page. It knows nothing from outside but its argument. */
  async see<Argument, Result>(look: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return (await this.browser.evaluate(`(${look})(${JSON.stringify(argument ?? null)})`)) as Result;
  }

  async press(key: keyof typeof keys): Promise<void> {
    const actions = [
      { type: 'keyDown', value: keys[key] },
      { type: 'keyUp', value: keys[key] },
    ];
    await this.browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits while one page fades into the next: browsers hold back what is pressed meanwhile. */
  private async settle(): Promise<void> {
    const isFading = () =>
      CSS.supports('selector(:active-view-transition)') && document.documentElement.matches(':active-view-transition');
    while (await this.see(isFading)) await sleep(20);
  }

  /** Clicks the first visible link or button whose words begin so, in the middle of its first line. */
  async click(words: string): Promise<void> {
    await this.settle();
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
    await this.browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  close = () => this.browser.close();
}
