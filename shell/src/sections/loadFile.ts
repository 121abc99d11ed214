import type { PinnedFile } from './registry';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

type WithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};

/** The one Trusted Types policy that the content security policy allows. */
export const scriptPolicyName = 'sections';

// The only place where a script gets its address: that of a file in the registry, with its hash.
const rules: ScriptPolicy = { createScriptURL: (url) => url };
const policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy(scriptPolicyName, rules) ?? rules;

/** Adds the element that loads a file to the page. Resolves when the file is loaded, rejects when it cannot be. */
function loaded(element: HTMLScriptElement | HTMLLinkElement, { url, integrity }: PinnedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(element);
  });
}

/**
 * Runs a pinned script. Rejects when the file cannot be loaded, or has another hash. The promise of a request that hangs never
 * settles: the caller sets a timeout.
 * @param attempt 0 for the first. Later ones get another address, which the browser has no pending or cached answer for.
 */
export function loadScript(file: PinnedFile, attempt: number): Promise<void> {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(attempt === 0 ? file.url : `${file.url}?retry=${attempt}`);
  return loaded(script, file);
}

const styles = new Map<string, Promise<void>>();

/**
 * Adds a pinned style sheet to the page, once. Rejects when it cannot be loaded: a page without its styles is not shown.
 */
export function loadStyle(style: PinnedFile): Promise<void> {
  const known = styles.get(style.url);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = style.url;
  const coming = loaded(link, style);
  styles.set(style.url, coming);
  coming.catch(() => styles.delete(style.url));
  return coming;
}
