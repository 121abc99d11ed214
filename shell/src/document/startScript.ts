/** The id of the template that holds the shell's script until the words are shown. */
export const templateId = 'start';

/** How long a frame may take from its beginning until it is seen, in milliseconds. */
const frame = 50;

/** The longest wait, in milliseconds: a page in the background shows no frame, and comes alive all the same. */
const longest = 2000;

/**
 * Stands in each page and starts the site once the first frame of the whole page is made: until then words, fonts and first
 * pictures share the line with nothing. Browsers tell of a paint too late: on a slow phone the frame in which the fonts come
 * goes before that message, up to 250 ms.
 */
export const startScript = `(() => {
  let t = document.getElementById('${templateId}');
  let start = () => t.isConnected && t.replaceWith(document.importNode(t.content, true));
  setTimeout(start, ${longest});
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start, ${frame})))
})()`
  .replaceAll(/\n\s*/g, '')
  .replaceAll(/(?<=\W) | (?=\W)/g, '');
