import type { Browser } from '@playwright/test';
import { read } from './Reading';
import type { Reading } from './Reading';

const known = new Map<string, Promise<Reading>>();

async function readWithoutScripts(browser: Browser, address: string): Promise<Reading> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const reading = await read(page);
  await context.close();
  return reading;
}

/** The page at an address as it reads with scripts off, read once a worker. */
export function twinOf(browser: Browser, address: string): Promise<Reading> {
  const twin = known.get(address) ?? readWithoutScripts(browser, address);
  known.set(address, twin);
  return twin;
}
