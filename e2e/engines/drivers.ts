import { expect } from '@playwright/test';
import { freePort } from '@site/build/listening';
import { execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';

/** What the journeys need from a browser, as WebDriver names it. */
export interface Driver {
  readonly navigate: (url: string) => Promise<unknown>;
  /** Returns the value of a JavaScript expression in the page. JSON carries the value. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses keys and the pointer with action sequences, which both protocols of WebDriver have. */
  readonly perform: (actions: readonly object[]) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
  /** Warnings and errors in the console, if the protocol reports them. */
  readonly logged?: string[];
}

interface BidiMessage {
  /** The number of the command that this answers. Events have none. */
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/**
 * Opens Firefox with a fresh profile and one tab, through its built-in WebDriver BiDi (w3c.github.io/webdriver-bidi). It runs
 * on a virtual screen, because headless Firefox tells screen readers nothing.
 */
export async function openFirefox(env: NodeJS.ProcessEnv): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const args = ['--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn('xvfb-run', ['--auto-servernum', 'firefox-esr', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [firefox.stdout, firefox.stderr]) stream.on('data', (text) => (said += text));
  const listening = /WebDriver BiDi listening on (\S+)/;
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(listening);
  const socket = new WebSocket(`${listening.exec(said)?.[1]}/session`);
  await once(socket, 'open');
  const replies = new EventEmitter();
  const logged: string[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as BidiMessage;
    if (message.id !== undefined) replies.emit(`reply ${message.id}`, message);
    else if (/^(warn|error)$/.test(message.params?.level ?? '')) logged.push(message.params?.text ?? '');
  });
  let id = 0;
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    id += 1;
    const replied = once(replies, `reply ${id}`);
    socket.send(JSON.stringify({ id, method, params }));
    const [{ type, message, result }] = (await replied) as [BidiMessage];
    if (type !== 'success') throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  return {
    logged,
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const asJson = { target: { context }, expression: `JSON.stringify(${expression})`, awaitPromise: false };
      const { result } = await send<{ result?: { value?: string } }>('script.evaluate', asJson);
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    close: async () => {
      socket.close();
      const ended = once(firefox, 'exit');
      if (firefox.pid !== undefined) process.kill(-firefox.pid);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens the GTK build of WebKit on a virtual screen, through WebDriver (www.w3.org/TR/webdriver2). */
export async function openWebKit(env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  const options = { env, stdio: 'ignore', detached: true } as const;
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], options);
  const call = async <Result>(method: 'GET' | 'POST' | 'DELETE', place: string, body?: object): Promise<Result> => {
    const text = body ? JSON.stringify(body) : null;
    const response = await fetch(`http://127.0.0.1:${port}${place}`, { method, body: text });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${place}: ${value.message}`);
    return value;
  };
  await expect.poll(() => call('GET', '/status').then(Boolean, () => false), { timeout: 10_000 }).toBe(true);
  // WebKit's own small browser is in a folder with the machine type in its name.
  const files = execFileSync('dpkg', ['--listfiles', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' });
  const binary = files.split('\n').find((file) => file.endsWith('/MiniBrowser'));
  const browserOptions = { binary, args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const post = (place: string, body: object) => call('POST', `/session/${sessionId}/${place}`, body);
  return {
    navigate: (url) => post('url', { url }),
    evaluate: (expression) => post('execute/sync', { script: `return (${expression})`, args: [] }),
    perform: (actions) => post('actions', { actions }),
    resize: (width, height) => post('window/rect', { width, height }),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
