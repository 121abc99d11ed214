import type { BrowserContext } from '@playwright/test';
import type { Fault } from './Fault';
import { pinBrokenShell } from './pinBroken';
import { shellScript } from './sectionFiles';

const answered = (name: string, answer: Parameters<BrowserContext['route']>[1]): Fault => ({
  name: `the shell's script: ${name}`,
  inject: (context) => context.route(shellScript, answer),
});

const released = (name: string, write: (script: string) => string, throws: RegExp): Fault => ({
  name: `the shell released broken: ${name}`,
  inject: (context) => pinBrokenShell(context, write),
  throws,
});

/** What can happen to the script everything else waits for. */
export const shellFaults: readonly Fault[] = [
  { name: 'scripts are off', options: { javaScriptEnabled: false } },
  answered('connection refused', (route) => route.abort('connectionrefused')),
  answered('404', (route) => route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' })),
  answered('hangs', () => new Promise<never>(() => {})),
  answered('truncated', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, 90_000) });
  }),
  answered('one byte changed', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stranger=1;${await response.text()}` });
  }),
  released('syntax error', (script) => `${script} var = ;`, /Unexpected token/),
  released('throws at evaluation', (script) => `throw new Error('broken release'); ${script}`, /broken release/),
];
