import type { Browser, OpenOptions, Value } from './Engine';
import { firefoxSession } from './firefoxSession';

/** Firefox with one tab. */
export async function openFirefox(options: OpenOptions): Promise<Browser> {
  const { send, context, close } = await firefoxSession(options);
  return {
    async navigate(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result } = await send<{ result?: { value?: string } }>('script.evaluate', {
        target: { context },
        expression: `JSON.stringify(${expression})`,
        awaitPromise: false,
      });
      return JSON.parse(result?.value ?? 'null') as Value;
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close,
  };
}
