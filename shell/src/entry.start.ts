import { shellTemplateId } from './document/shellTemplateId';

/** The longest wait for the first paint, in milliseconds: a page that is never shown comes alive all the same. */
const longest = 2000;

// Browsers that hide timings (Tor's) do not tell entry.browser.tsx where this document was opened.
document.documentElement.dataset['opened'] = location.pathname;

let isStarted = false;

/** Takes the shell's script out of its template: from then on it runs. */
function start(): void {
  const template = document.getElementById(shellTemplateId);
  if (isStarted || !(template instanceof HTMLTemplateElement)) return;
  isStarted = true;
  document.head.append(document.importNode(template.content, true));
}

// A script that is there before the first paint would hold it up: the words come first, and the script is on its way meanwhile.
const isPainted = () => performance.getEntriesByType('paint').length > 0;
if (document.visibilityState === 'hidden' || isPainted() || !('PerformanceObserver' in window)) start();
else {
  new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(start))).observe({ type: 'paint' });
  setTimeout(start, longest);
}
