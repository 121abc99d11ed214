import { setTimeout as sleep } from 'node:timers/promises';
import { firefoxSession } from './firefoxSession';

interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly text: string;
}

/** What Firefox's console says of a page while it loads and comes alive. */
export async function hearFirefox(url: string): Promise<string[]> {
  const { send, onEvent, context, close } = await firefoxSession({ scripts: true });
  const heard: string[] = [];
  onEvent((entry) => {
    const { level, text } = entry as LogEntry;
    if (level === 'warn' || level === 'error') heard.push(text);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.navigate', { context, url, wait: 'complete' });
  await sleep(2_000);
  await close();
  return heard;
}
