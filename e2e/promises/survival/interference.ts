/*
 * What extensions, translators and settings do to a page. Each runs in the page, before its own scripts: nothing outside
 * the function's own body is there.
 */

/** As Chrome does where cookies are blocked: reading the property throws. */
export function denyStorage(): void {
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: deny });
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
}

/**
 * Puts every text in `<font>` elements, as Chrome's translator does: once when the document is read and scripts have yet to
 * run, or as soon as the page has come alive and with all that is shown later. An invisible mark stands for the translation.
 */
export function translateInPlace(when: 'before hydration' | 'after hydration'): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      inner.textContent = text.data.replace(/\S+/g, '$&\u2063');
      outer.append(inner);
    }
  };
  if (when === 'before hydration') {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') translate();
    });
  } else {
    setInterval(() => {
      if (performance.getEntriesByName('app:hydrated').length > 0 || performance.now() > 1500) translate();
    }, 50);
  }
}

/** Nodes and attributes of extensions, in every place they choose, before scripts run. */
export function addStrangers(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const stranger = (tag: string) => Object.assign(document.createElement(tag), { className: 'stranger' });
    document.documentElement.dataset['extension'] = 'here';
    document.body.setAttribute('data-extension', 'here');
    for (const place of [
      document.head,
      document.body,
      document.querySelector('#root'),
      document.querySelector('main'),
    ]) {
      place?.prepend(stranger('div'));
      place?.append(stranger('div'));
    }
    document.querySelector('h1')?.prepend(stranger('span'));
    document.querySelector('main p')?.after(stranger('aside'));
  });
}
