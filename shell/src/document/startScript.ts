/** The id of the template that contains the shell's script until the first paint. */
export const templateId = 'start';

/**
 * How long the request waits after the first frame, in milliseconds. The frame is painted by then. On a slow connection, the first
 * picture arrives before the script, which would otherwise delay it by 70 ms.
 */
const lead = 110;

/** The longest wait in milliseconds. A background page has no frames, but also hydrates. */
const longest = 2000;

/** The longest wait in milliseconds if the browser has a preference to save data. */
const longestSaving = 10_000;

/**
 * The script in each page that requests the shell's script after the first frame. Until then text, fonts and first
 * pictures have the network to themselves. The browser's own paint event comes too late. On a slow phone it follows the
 * frame of the fonts, up to 250 ms later.
 *
 * If the browser has a preference to save data, the script waits for the first press. Until then the page works as
 * without scripts: links, menus and disclosures belong to the browser.
 */
export const startScript = `{
  let t = document.getElementById('${templateId}');
  let start = () => t.isConnected && t.replaceWith(document.importNode(t.content, true));
  let saves = navigator.connection?.saveData;
  setTimeout(start, saves ? ${longestSaving} : ${longest});
  saves
    ? ['pointerdown', 'keydown'].map((press) => addEventListener(press, start))
    : addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start, ${lead})))
}`
  .replaceAll(/\n\s*/g, '')
  .replaceAll(/(?<=\W) | (?=\W)/g, '');
