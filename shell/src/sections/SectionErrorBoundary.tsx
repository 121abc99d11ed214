import { Component, useEffect, useState, type ReactNode } from 'react';
import { ErrorView } from '../frame/ErrorView';
import { focusLatePage } from '../router/useFocusRestoration';
import { attemptTimeout } from './SectionLoader';

/** A copy of the nodes of a page that is in the document; null where it is not. Nothing is parsed. */
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
 * Shows the prerendered nodes of a page that suspends or failed: readable, with plain links, without the section's script. A page
 * reached by a click has none: if its section is not loaded soon, its document is opened; once it is, its heading is focused.
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
  if (!kept) return null;
  return (
    <div
      data-words={address}
      ref={(element) => {
        element?.replaceChildren(...kept.cloneNode(true).childNodes);
      }}
    />
  );
}

interface SectionErrorBoundaryProps {
  address: string;
  /** Opens the document of the page; false where that document is open already. */
  reopen: () => boolean;
  children: ReactNode;
}

/**
 * Keeps the prerendered nodes of a page when its section, or a page of the shell, throws while rendering: React has not committed
 * yet, so they are still in the document. After a navigation the document has none of this address: then the page's own document is opened. Where that
 * is open already, the error view is shown.
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
