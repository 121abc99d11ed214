import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import type { OpenOptions } from './Engine';

interface Message {
  /** The number of the command it answers; none where it tells of an event. */
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: unknown;
}

/** A conversation with Firefox about one tab. */
export interface FirefoxSession {
  send<Result>(method: string, params: object): Promise<Result>;
  /** Events the session has subscribed to. */
  onEvent(hear: (params: unknown) => void): void;
  readonly context: string;
  close(): Promise<void>;
}

/** Starts Firefox with a fresh profile; gives the address it listens on for WebDriver BiDi, which it speaks by itself. */
async function start({ scripts }: OpenOptions) {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), `user_pref("javascript.enabled", ${scripts});\n`);
  const firefox = spawn('firefox-esr', [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ]);
  const address = await new Promise<string>((resolve, reject) => {
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error('Firefox ended before it listened')));
    firefox.stderr.on('data', (said: Buffer) => {
      const listening = /WebDriver BiDi listening on (\S+)/.exec(said.toString());
      if (listening?.[1]) resolve(`${listening[1]}/session`);
    });
  });
  const end = async () => {
    const ended = new Promise((resolve) => firefox.once('exit', resolve));
    firefox.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address, end };
}

/** Opens a tab in a fresh Firefox, and speaks WebDriver BiDi with it (https://w3c.github.io/webdriver-bidi/). */
export async function firefoxSession(options: OpenOptions): Promise<FirefoxSession> {
  const { address, end } = await start(options);
  const line = new WebSocket(address);
  await new Promise((resolve, reject) => {
    line.once('open', resolve);
    line.once('error', reject);
  });
  const waiting = new Map<number, (reply: Message) => void>();
  let hear: (params: unknown) => void = () => {};
  line.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as Message;
    if (message.id === undefined) hear(message.params);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ type, message, result }) => {
        if (type === 'success') resolve(result as Result);
        else reject(new Error(`${method}: ${message}`));
      });
      line.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  return {
    send,
    onEvent(listener) {
      hear = listener;
    },
    context: contexts[0]?.context ?? '',
    async close() {
      line.close();
      await end();
    },
  };
}
