import type { BrowserContext } from '@playwright/test';
import type { Fault } from './Fault';
import { sectionStyle } from './sectionFiles';

const answered = (name: string, answer: Parameters<BrowserContext['route']>[1]): Fault => ({
  name: `a section's styles: ${name}`,
  inject: (context) => context.route(sectionStyle, answer),
});

/** What can happen to the stylesheet of a section, which only a navigation asks for. */
export const styleFaults: readonly Fault[] = [
  answered('connection refused', (route) => route.abort('connectionrefused')),
  answered('404', (route) => route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' })),
  answered('hang', () => new Promise<never>(() => {})),
  answered('one byte changed', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}main { display: none }` });
  }),
];
