import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright';
import { openPage, settled, slowPhone } from './openPage';
import type { Figures } from './table';

interface Tap {
  /** The page the link stands on. */
  readonly from: string;
  /** The address it leads to, and the heading of the page there. */
  readonly to: string;
  readonly heading: string;
  /** Whether the browser is to follow the link by itself, to a document, whatever the page's scripts would do. */
  readonly asDocument: boolean;
}

type TellingWindow = typeof globalThis & { tell: (moment: 'tap' | 'heading', at: number) => void };

/** Tells of a tap and of the frame that then shows the heading, each with its milliseconds since the epoch. */
async function watchTapAndHeading(page: Page, tap: Tap): Promise<EventEmitter> {
  const moments = new EventEmitter();
  await page.exposeFunction('tell', (moment: string, at: number) => moments.emit(moment, at));
  await page.addInitScript(async ({ to, heading, asDocument }) => {
    const { tell } = globalThis as TellingWindow;
    if (location.pathname !== to) {
      const { timeStamp } = await new Promise<Event>((resolve) => {
        addEventListener(
          'click',
          (event) => {
            if (!(event.target as Element).closest(`a[href="${to}"]`)) return;
            if (asDocument) event.stopImmediatePropagation();
            resolve(event);
          },
          { capture: true },
        );
      });
      tell('tap', performance.timeOrigin + timeStamp);
      if (asDocument) return;
    }
    // Not asked frame by frame: that alone would have frames painted that nobody needs.
    while (document.querySelector('h1')?.textContent !== heading) {
      await new Promise((changed) => {
        new MutationObserver(changed).observe(document, { childList: true, subtree: true });
      });
    }
    await new Promise(requestAnimationFrame);
    // A message is delivered once the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    await new Promise((painted) => {
      port1.onmessage = painted;
      port2.postMessage(null);
    });
    tell('heading', performance.timeOrigin + performance.now());
  }, tap);
  return moments;
}

/** Taps a link in the menu of a live and idle page, on a slow phone, and waits until the heading of the next page is painted. */
export async function measureTap(page: Page, origin: string, tap: Tap): Promise<Figures> {
  const moments = await watchTapAndHeading(page, tap);
  const { traffic } = await openPage(page, origin + tap.from, slowPhone);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await settled(page, traffic);
  const told = Promise.all([once(moments, 'tap'), once(moments, 'heading')]);
  await page.locator(`header a[href="${tap.to}"]`).tap();
  const [[tapped], [painted]] = (await told) as [[number], [number]];
  return { 'tap to heading, ms': painted - tapped };
}
