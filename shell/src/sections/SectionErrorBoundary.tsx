import { Component, useCallback, useEffect, useState, type ReactNode } from 'react';
import { ErrorView } from '../frame/ErrorView';
import { focusLatePage } from '../router/useFocusRestoration';
import { attemptTimeout } from './SectionLoader';

/** Returns a copy of a page's nodes from the document, or null if they are not there. It parses nothing. */
function prerenderedWords(address: string): Node | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`[data-words="${CSS.escape(address)}"]`)?.cloneNode(true) ?? null;
}

interface PrerenderedFallbackProps {
  address: string;
  words?: Node;
  /** Opens the prerendered document of the page. */
  reopen: () => boolean;
}

/**
 * Shows the prerendered nodes of a page that suspends or failed. They are readable and have plain links, without the
 * section's script. A page after a click has no such nodes. If its section does not load soon, its document opens. Once
 * the section is loaded, its heading receives the focus.
 */
export function PrerenderedFallback({ address, words, reopen }: PrerenderedFallbackProps) {
  const [kept] = useState(() => words ?? prerenderedWords(address));
  useEffect(() => {
    if (kept) return;
    const timer = setTimeout(reopen, attemptTimeout);
    return () => {
      clearTimeout(timer);
      focusLatePage();
    };
  }, [kept, reopen]);
  // Trusted Types do not allow markup as a string, so the nodes are cloned.
  const place = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...(kept?.cloneNode(true).childNodes ?? [])),
    [kept],
  );
  return kept && <div data-words={address} ref={place} />;
}

interface SectionErrorBoundaryProps {
  address: string;
  /** Opens the document of the page. Returns false if that document is already open. */
  reopen: () => boolean;
  children: ReactNode;
}

/**
 * Keeps the prerendered nodes of a page when its section, or a page of the shell, throws while rendering. React has not
 * committed yet, so they are still in the document. After a navigation the document has no nodes of this address, so
 * the page's own document opens. If that is already open, the error view appears.
 */
export class SectionErrorBoundary extends Component<SectionErrorBoundaryProps, { error: unknown; isLost: boolean }> {
  override state = { error: null, isLost: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A section failed without saying why') };
  }

  override componentDidCatch() {
    const { address, reopen } = this.props;
    if (!prerenderedWords(address) && !reopen()) this.setState({ isLost: true });
  }

  override render() {
    const { address, reopen, children } = this.props;
    const { error, isLost } = this.state;
    if (error === null) return children;
    if (isLost) return <ErrorView />;
    const words = prerenderedWords(address);
    return words && <PrerenderedFallback address={address} words={words} reopen={reopen} />;
  }
}
