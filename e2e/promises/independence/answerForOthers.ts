import type { BrowserContext } from '@playwright/test';

/** Answers for every other host with an empty page: frames open, and no request leaves this machine. */
export async function answerForOthers(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
}
