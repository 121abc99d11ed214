/** The id of the template that holds the shell's script until the page has been painted. */
export const templateId = 'start';

/** The longest wait for the first paint, in milliseconds: a page in the background comes alive all the same. */
const longest = 2000;

/**
 * Stands in each page and starts the site once the page has been painted, at once where no observer could tell: until then
 * words, fonts and first pictures share the line with nothing.
 */
export const startScript = `(() => {
  let t = document.getElementById('${templateId}');
  let start = () => t.isConnected && t.replaceWith(document.importNode(t.content, true));
  setTimeout(start, ${longest});
  window.PerformanceObserver
    ? new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
    : start()
})()`
  .replaceAll(/\n\s*/g, '')
  .replaceAll(/(?<=\W) | (?=\W)/g, '');
