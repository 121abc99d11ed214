/** The id of the template that contains the shell's script until the first paint. */
export const templateId = 'start';

/** How long a frame may take from its beginning until it is painted, in milliseconds. */
const frame = 50;

/** The longest wait, in milliseconds: a page in the background has no frames, and is hydrated all the same. */
const longest = 2000;

/** The longest wait where the browser is asked to save data, in milliseconds. */
const longestSaving = 10_000;

/**
 * The script in each page that requests the shell's script after the first frame of the whole page. Until then words, fonts
 * and first pictures have the network for themselves. The browser's own paint event comes too late: on a slow phone it follows
 * the frame of the fonts, up to 250 ms later.
 *
 * Where the browser is asked to save data, the script waits for the first press. Until then the page works as without scripts: links,
 * menus and disclosures are the browser's own.
 */
export const startScript = `(() => {
  let t = document.getElementById('${templateId}');
  let start = () => t.isConnected && t.replaceWith(document.importNode(t.content, true));
  let saves = navigator.connection?.saveData;
  setTimeout(start, saves ? ${longestSaving} : ${longest});
  saves
    ? ['pointerdown', 'keydown'].map((press) => addEventListener(press, start))
    : addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start, ${frame})))
})()`
  .replaceAll(/\n\s*/g, '')
  .replaceAll(/(?<=\W) | (?=\W)/g, '');
