import type { RegisteredSection } from './registry';

const loading = new Map<string, Promise<void>>();

/**
 * Puts a section's styles into the page. The page's own section has them in the document already.
 * Rejects when the stylesheet cannot be had: a page without its styles is not shown.
 */
export function loadStyle({ name, style }: RegisteredSection): Promise<void> {
  if (!style || document.querySelector(`style[data-section="${CSS.escape(name)}"]`)) return Promise.resolve();
  const known = loading.get(style.url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.integrity = style.integrity;
    link.href = style.url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(style.url);
      reject(new Error(`${style.url} could not be loaded`));
    };
    document.head.append(link);
  });
  loading.set(style.url, loaded);
  return loaded;
}
