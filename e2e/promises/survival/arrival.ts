import type { Page } from '@playwright/test';
import { missing, read } from './Reading';
import type { Reading } from './Reading';

/**
 * How long a page may take to show, in milliseconds. Many are open at a time here, and the machine sets the pace: how long a
 * visitor waits is measured in neighbours-stay-alive.spec.ts.
 */
const longest = 15_000;

/** What is missing still when the wait is over. Empty as soon as the page at the address shows. */
export async function arrival(page: Page, address: string, twin: Reading): Promise<string[]> {
  const began = Date.now();
  for (;;) {
    const arrived = new URL(page.url()).pathname === address;
    // While one document follows another there is nothing to read.
    const reading = arrived ? await read(page).catch(() => null) : null;
    const missed = reading ? missing(reading, twin) : [`the page is ${page.url()}`];
    if (missed.length === 0) return [];
    if (Date.now() - began > longest) return missed;
    await page.waitForTimeout(50);
  }
}
