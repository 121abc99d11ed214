import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, OpenOptions, Value } from './Engine';
import { freePort } from './freePort';
import { miniBrowser } from './miniBrowser';

type Call = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

/** Asks a driver; its errors carry what it said. */
const callerOf =
  (origin: string): Call =>
  async <Result>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };

/** Starts WebKit's driver on a screen that nobody sees, in a process group of its own. */
async function start() {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const call = callerOf(`http://127.0.0.1:${port}`);
  for (let tries = 0; ; tries += 1) {
    const isUp = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries > 100) throw new Error('WebKitWebDriver did not answer');
    await sleep(100);
  }
  return { call, end: () => driver.pid !== undefined && process.kill(-driver.pid) };
}

/** WebKit as GTK builds it, driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function openWebKit({ scripts }: OpenOptions): Promise<Browser> {
  const { call, end } = await start();
  const browserOptions = { binary: miniBrowser(), args: ['--automation', `--enable-javascript=${scripts}`] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `/session/${sessionId}`;
  return {
    async navigate(url) {
      await call('POST', `${session}/url`, { url });
    },
    evaluate(expression) {
      return call<Value>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
    },
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions });
    },
    async back() {
      await call('POST', `${session}/back`, {});
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height });
    },
    async close() {
      await call('DELETE', session);
      end();
    },
  };
}
