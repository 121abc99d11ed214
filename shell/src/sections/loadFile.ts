import type { PinnedFile } from './registry';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

type WithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};

/** The one Trusted Types policy that the content security policy allows. */
export const scriptPolicyName = 'sections';

// A script gets its address here and nowhere else: files of the registry, each with its hash.
const rules: ScriptPolicy = { createScriptURL: (url) => url };
const policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy(scriptPolicyName, rules) ?? rules;

/** Adds an element that loads a file to the page. Resolves when the file has come, rejects when it cannot be had. */
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
 * Runs a pinned script. Rejects when the file could not be had, or is not the file that was pinned. A file that hangs does
 * neither: the caller decides how long to wait.
 * @param attempt 0 for the first; later ones get an address of their own, past anything the browser still holds.
 */
export function loadScript(file: PinnedFile, attempt: number): Promise<void> {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(attempt === 0 ? file.url : `${file.url}?retry=${attempt}`);
  return loaded(script, file);
}

const styles = new Map<string, Promise<void>>();

/**
 * Puts pinned styles into the page, once.
 * Rejects when the stylesheet cannot be had: a page without its styles is not shown.
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
