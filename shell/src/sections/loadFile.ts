import { addFontsFor, deferFonts } from '../document/fontsByNeed';
import { hydrated } from '../document/hydration';
import { pageStyles } from '../document/pageStyles';
import type { PinnedFile, Registry } from './registry';
import { withTimeout } from './withTimeout';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

type WithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};

/** The only Trusted Types policy that the content security policy allows. */
export const scriptPolicyName = 'sections';

// Only this code gives a script its address, which comes from the registry together with its hash.
const rules: ScriptPolicy = { createScriptURL: (url) => url };
const policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy(scriptPolicyName, rules) ?? rules;

const isPrefetch = (element: HTMLScriptElement | HTMLLinkElement) => 'rel' in element && element.rel === 'prefetch';

/** Development servers serve files without a hash, from other ports. */
const isDevelopment = process.env['NODE_ENV'] === 'development';

/**
 * Returns whether a file has the origin of the page and a hash that a browser can parse. A browser ignores a malformed
 * hash, and would run any file.
 */
const isPinned = ({ url, integrity }: PinnedFile) =>
  isDevelopment ||
  (new URL(url, location.href).origin === location.origin && /^sha384-[A-Za-z0-9+/]{64}$/.test(integrity));

/**
 * Adds the element that loads a file to the page, after another element. Resolves when the file is loaded, and rejects
 * if it fails. It requests only pinned files.
 */
function loaded(
  element: HTMLScriptElement | HTMLLinkElement,
  file: PinnedFile,
  after: Element | null = null,
): Promise<void> {
  const { url, integrity } = file;
  return new Promise((resolve, reject) => {
    if (!isPinned(file)) throw new Error(`${url} is not a file of this site with a hash`);
    // HTML ignores integrity on prefetch links (§4.2.4). The browser checks the file when it runs or applies it.
    if (!isPrefetch(element)) element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    (after ?? document.head.lastElementChild)?.after(element);
  });
}

/**
 * Runs a pinned script, and returns its element. Rejects if the file cannot be loaded or has another hash. The promise
 * of a hanging request never settles, so the caller sets a timeout.
 * @param attempt 0 for the first attempt. Later ones have another address, without a pending or cached response.
 */
export async function loadScript(file: PinnedFile, attempt: number): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(attempt === 0 ? file.url : `${file.url}?retry=${attempt}`);
  await loaded(script, file);
  return script;
}

/**
 * Whether the browser prefetches under this policy, which only Chromium does. Firefox blocks it by `default-src`, and
 * Safari does not support it. Both warn about a preload that is not used soon.
 */
export const canPrefetch = () =>
  (HTMLScriptElement as { supports?: (type: string) => boolean }).supports?.('speculationrules') ?? false;

/**
 * Fetches a pinned script without running it. Resolves when it has arrived, and rejects if it cannot be fetched.
 * @param isPreload whether it will run soon, so that the browser also reads it from its cache.
 */
export async function prefetchScript(file: PinnedFile, isPreload = false): Promise<void> {
  const link = document.createElement('link');
  link.rel = canPrefetch() && !isPreload ? 'prefetch' : 'preload';
  if (!isPrefetch(link)) link.as = 'script';
  link.href = file.url;
  return loaded(link, file);
}

const styles = new Map<string, Promise<HTMLLinkElement>>();

/**
 * Loads a pinned style sheet into the page, once, and does not apply it yet. Rejects when it cannot be loaded: a page without its
 * styles is not shown.
 * @param after the element that it follows in the cascade; the last one by default.
 */
function loadStyle(style: PinnedFile, after: Element | null = null): Promise<HTMLLinkElement> {
  const known = styles.get(style.url);
  if (known) return known;
  // The document itself requests the sheets of its page.
  const own = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${style.url}"]`);
  if (own?.sheet) return Promise.resolve(own);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.href = style.url;
  const coming = loaded(link, style, after).then(() => link);
  styles.set(style.url, coming);
  coming.catch(() => styles.delete(style.url));
  return coming;
}

/**
 * Fetches the whole sheets that a page needs beside the styles in the document: the shell's, and those of the page. Returns the
 * function that applies them. They apply together: a section's sheet uses the properties that the shell's defines, and the
 * shell's alone would overrule the styles in the document.
 * @param style the sheet of the page's section, if it has one.
 */
export async function fetchStyles(
  { shellStyle }: Pick<Registry, 'shellStyle'>,
  style?: PinnedFile,
): Promise<() => void> {
  // In the cascade, the shell's sheet precedes the sheets of pages.
  const [shell, own] = await Promise.all([
    shellStyle && loadStyle(shellStyle, pageStyles()),
    style && loadStyle(style),
  ]);
  return () => {
    const isFirst = shell?.sheet && shell.media !== 'all';
    if (isFirst) deferFonts(shell.sheet);
    for (const link of [shell, own]) if (link) link.media = 'all';
    if (isFirst) addFontsFor(document.body.textContent);
  };
}

/** Fetches and applies the whole sheets of a page that a visitor opens. */
export async function loadStyles(...needed: Parameters<typeof fetchStyles>): Promise<void> {
  const apply = await fetchStyles(...needed);
  apply();
}

/** How long the sheets of the first page wait for its hydration, in milliseconds. */
const longestWait = 3000;

/**
 * Fetches the whole sheets of the document's first page. Applies them when the page is hydrated, or after 3 s if its section does
 * not answer. The browser then computes all styles again, and on a slow phone hydration would be 40 ms later. Until then the
 * document lacks only one rule that the frame shows: the dot before the hours of the office.
 */
export async function loadFirstStyles(...needed: Parameters<typeof fetchStyles>): Promise<void> {
  const [apply] = await Promise.all([fetchStyles(...needed), withTimeout(longestWait, hydrated).catch(() => {})]);
  apply();
}
