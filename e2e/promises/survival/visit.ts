import type { Browser, Page } from '@playwright/test';
import type { Fault } from './Fault';
import { missing, read } from './Reading';
import type { Reading } from './Reading';

/** How long a visitor waits for a page after a click, in milliseconds. */
export const patience = 3500;

/** Opens a browser in which a fault reigns, and tells what a visitor missed there. */
export async function visit(
  browser: Browser,
  fault: Fault,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const context = await browser.newContext(fault.options ?? {});
  try {
    await fault.inject?.(context);
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!fault.throws?.test(message)) thrown.push(`thrown: ${message}`);
    });
    const missed = await look(page);
    const strangers = await page.evaluate(() => 'stranger' in window);
    return [...missed, ...thrown, ...(strangers ? ['a script ran that nobody pinned'] : [])];
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** What is missing still when the visitor's patience ends. Empty as soon as the page at the address shows. */
export async function arrival(page: Page, address: string, twin: Reading, keeps?: number): Promise<string[]> {
  const began = Date.now();
  for (;;) {
    const arrived = new URL(page.url()).pathname === address;
    // While one document follows another there is nothing to read.
    const reading = arrived ? await read(page).catch(() => null) : null;
    const missed = reading ? missing(reading, twin, keeps) : [`the page is ${page.url()}`];
    if (missed.length === 0) return [];
    if (Date.now() - began > patience) return missed;
    await page.waitForTimeout(30);
  }
}
