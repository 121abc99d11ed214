import type { PinnedFile } from './registry';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

type WithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};

/** The name the content security policy allows. */
export const scriptPolicyName = 'sections';

// A script gets its address here and nowhere else: files of the registry, each with its hash.
const policy: ScriptPolicy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy(scriptPolicyName, {
  createScriptURL: (url) => url,
}) ?? {
  createScriptURL: (url) => url,
};

/**
 * Adds a pinned script to the page. Resolves when it has run; rejects when the file could not be had, or is not the file
 * that was pinned. A hanging file does neither: the caller decides how long to wait.
 * @param attempt 0 for the first; later ones get an address of their own, past anything the browser still holds.
 */
export function loadScript({ url, integrity }: PinnedFile, attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(attempt === 0 ? url : `${url}?retry=${attempt}`);
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
