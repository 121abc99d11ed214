import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Fault } from './Fault';

/** Pictures and fonts are no part of what is asked here, and most of the work. */
const heavy = /\.(avif|webp|jpg|png|woff2)$/;

async function troubled(context: BrowserContext, fault: Fault): Promise<void> {
  await context.route(heavy, (route) => route.abort());
  await fault.inject?.(context);
}

/** Opens a browser in which a fault reigns, and tells what a visitor missed there. */
export async function visit(
  browser: Browser,
  fault: Fault,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const context = await browser.newContext(fault.options ?? {});
  try {
    await troubled(context, fault);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
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
