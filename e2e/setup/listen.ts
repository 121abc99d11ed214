import type { Page } from '@playwright/test';

/** Collects what a page says to the console as a warning or an error, and what it throws. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
  return heard;
}
