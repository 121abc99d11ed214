import type { Browser, Page } from 'playwright';
import { unknownAddresses, type Fault, type FaultKind } from './Fault';

/**
 * The limits for a page from outside, on the machine that runs the check. A failed file is requested again, which does
 * not count.
 */
const visitBudget = {
  firstPaintMs: 3000,
  bytes: 300_000,
  hydratedMs: 10_000,
  answerMs: 20_000,
  visitMs: 60_000,
} as const;

const remedies: Partial<Record<FaultKind, string>> = {
  unreachable: 'look at the host',
  content: 'a CDN rewrites pages: turn off its e-mail obfuscation, script loaders and minifiers',
  hydration: 'buttons do not work there: roll back, or check the console of the page',
  error: 'roll back, or fix the error',
  policy:
    'the page contains what its policy does not allow: the host or a CDN adds it, or the rules belong to another release',
  others: 'pages must not request other hosts: a CDN or a section adds the request',
  slow: 'look at the host: is it near, and does it compress?',
  heavy: 'check what the page loads before hydration',
};

/** The measurements of a hydrated page. */
interface Seen {
  readonly isHydrated: boolean;
  readonly firstPaint: number;
  readonly bytes: number;
  readonly violations: readonly string[];
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const loaded = entries.filter(({ entryType }) => ['navigation', 'resource'].includes(entryType));
    const sizes = loaded.filter(({ initiatorType }) => initiatorType !== 'img').map((entry) => entry.transferSize);
    return {
      isHydrated: performance.getEntriesByName('app:hydrated').length > 0,
      firstPaint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      violations: (globalThis as { violations?: string[] }).violations ?? [],
    };
  });

/** Follows the first link of the menu, and goes back. @returns the fault, or null. */
async function useMenu(page: Page): Promise<string | null> {
  const { pathname } = new URL(page.url());
  const links = page.locator('header a[href^="/"]').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => href !== pathname && href !== '/' && !href.includes('#'));
  if (index < 0) return null;
  const wanted = hrefs[index] ?? '';
  await links.nth(index).click();
  const options = { timeout: visitBudget.hydratedMs, waitUntil: 'commit' } as const;
  const isThere = await page
    .waitForURL((url) => url.pathname === wanted, options)
    .then(
      () => true,
      () => false,
    );
  if (!isThere) return `the menu does not lead to ${wanted}`;
  await page.goBack({ waitUntil: 'commit', timeout: visitBudget.hydratedMs }).catch(() => null);
  const isBack = await page
    .waitForURL((url) => url.pathname === pathname, options)
    .then(
      () => true,
      () => false,
    );
  return isBack ? null : `Back does not lead from ${wanted} to ${pathname}`;
}

/**
 * Opens a page as a visitor does, and reports one that hangs. An endless script gives no answer.
 * @param visit the arguments of `openPage`.
 */
export async function visitPage(...visit: Parameters<typeof openPage>): Promise<Fault[]> {
  const [, , address] = visit;
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<Fault[]>((resolve) => {
    const got = `nothing for ${visitBudget.visitMs / 1000} s`;
    const fault = {
      kind: 'hydration',
      address,
      wanted: 'a page that answers',
      got,
      remedy: remedies.hydration ?? '',
    } as const;
    timer = setTimeout(() => resolve([fault]), visitBudget.visitMs);
  });
  const opened = openPage(...visit);
  // The visit can fail later, when the browser closes. Then nothing waits for its result.
  opened.catch(() => {});
  return Promise.race([opened, hangs]).finally(() => clearTimeout(timer));
}

/**
 * Opens a page as a visitor does, waits until it is hydrated, follows the menu and goes back.
 * @param picture the path of the screenshot if there is a fault.
 */
async function openPage(browser: Browser, origin: string, address: string, picture: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const tell = (kind: FaultKind, wanted: string, got: string, at = address) =>
    faults.push({ kind, address: at, wanted, got: got.slice(0, 300), remedy: remedies[kind] ?? '' });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const own: string[] = [];
      (globalThis as { violations?: string[] }).violations = own;
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        own.push(`${effectiveDirective} blocked ${blockedURI || 'inline'}`),
      );
    });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // The browser logs the status of the 404 page, which is expected.
    const isUnknown = unknownAddresses.some((one) => one === address);
    const isExpected = (text: string) => isUnknown && /^404 Error: |\bstatus of 404\b/.test(text);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) tell('others', 'no request to others', url.origin);
    });
    // The path of a file names its owner, even below an address of others.
    page.on('response', (response) => {
      const url = new URL(response.url());
      const isWanted = isUnknown && url.pathname === address && response.status() === 404;
      if (url.origin === origin && response.status() >= 400 && !isWanted)
        tell('status', '200', String(response.status()), url.pathname);
    });
    const began = { waitUntil: 'load', timeout: visitBudget.answerMs } as const;
    const opened = await page.goto(origin + address, began).then(
      () => null,
      (error: Error) => error.message,
    );
    if (opened) {
      tell('unreachable', 'the page opens', opened.split('\n')[0] ?? '');
      return faults;
    }
    const live = () => performance.getEntriesByName('app:hydrated').length > 0;
    await page.waitForFunction(live, null, { timeout: visitBudget.hydratedMs }).catch(() => null);
    const seen = await look(page);
    if (/\/cdn-cgi\/l\/email-protection|__cf_email__/.test(await page.content()))
      tell('content', 'the page as composed', 'e-mail addresses that were rewritten');
    const menu = seen.isHydrated ? await useMenu(page) : null;
    // A blocked resource also causes an error on the console.
    const violations = [...new Set(seen.violations)];
    for (const violation of violations) tell('policy', 'no violation of the policy', violation);
    if (!seen.isHydrated)
      tell('hydration', 'a live page', `not live after ${visitBudget.hydratedMs / 1000} s; ${errors[0] ?? ''}`);
    else if (errors.length > 0 && violations.length === 0) tell('error', 'no error', errors[0] ?? '');
    if (menu) tell('error', 'the menu works', menu);
    if (seen.firstPaint > visitBudget.firstPaintMs)
      tell('slow', `first paint in ${visitBudget.firstPaintMs} ms`, `${seen.firstPaint} ms`);
    if (seen.bytes > visitBudget.bytes) tell('heavy', `${visitBudget.bytes} bytes`, `${seen.bytes} bytes`);
    if (faults.length > 0) await page.screenshot({ path: picture }).catch(() => null);
    return faults;
  } finally {
    await context.close();
  }
}
