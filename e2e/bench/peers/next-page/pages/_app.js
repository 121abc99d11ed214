// @ts-check
// The styles of the site, without those by which pictures wait for scripts.
import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/print.css';
import { createElement } from 'react';

/** @param {{ Component: import('react').ComponentType<object>, pageProps: object }} props */
export default function App({ Component, pageProps }) {
  return createElement('div', { id: 'root' }, createElement(Component, pageProps));
}
