import { createHash } from 'node:crypto';
import { beginSite, peerFolder, putDocument, putText } from './peerSite';
import { composedDocument, withoutScripts } from './scriptFreeCopy';

const styles = /<style\b[^>]*>(.*?)<\/style>/gs;
const fontFaces = /@font-face\{[^}]*\}/g;
const preloads = /<link\b[^>]*\brel="preload"[^>]*>/g;
/** Lets a picture wait for scripts (`shell/ui/src/styles/motion.css`). */
const waits = / data-later(="[^"]*")?/g;

/** Puts the styles of a document into one sheet, without fonts of its own. */
function linkStyles(html: string): { sheet: string; file: string; document: string } {
  const sheet = [...html.matchAll(styles)].map(([, css = '']) => css.replace(fontFaces, '')).join('\n');
  const file = `assets/${createHash('sha256').update(sheet).digest('hex').slice(0, 16)}.css`;
  const document = html
    .replace(preloads, '')
    .replace(waits, '')
    .replace(styles, '')
    .replace('</head>', `<link rel="stylesheet" href="/${file}"/></head>`);
  return { sheet, file, document };
}

/**
 * Makes the pages as one writes them by hand: the same words and pictures in HTML, one linked stylesheet, the system's fonts.
 * @returns the folder its `site` stands in.
 */
export async function plainPages(addresses: readonly string[]): Promise<string> {
  const folder = peerFolder('plain');
  const site = await beginSite(folder);
  for (const address of addresses) {
    const { sheet, file, document } = linkStyles(withoutScripts(await composedDocument(address)));
    await putText(site, file, sheet);
    await putDocument(site, address, document);
  }
  return folder;
}
