import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorView } from '../frame/ErrorView';
import { focusHeading } from '../frame/useRouteAnnouncer';
import { attemptTimeout } from './SectionLoader';

/** The words of a page that stand in the document now, as nodes of their own: nothing is parsed again. */
function prerenderedWords(address: string): Node | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`[data-words="${CSS.escape(address)}"]`)?.cloneNode(true) ?? null;
}

interface PrerenderedFallbackProps {
  address: string;
  words?: Node;
  /** Opens the finished document of the page, where the words are. */
  reopen: () => boolean;
}

/**
 * Shows the words the page already had: readable, with plain links, and without the section's script. A page reached by a
 * click has none yet: its heading is reached when it comes, and if it does not come soon, its own document is opened.
 */
export function PrerenderedFallback({ address, words, reopen }: PrerenderedFallbackProps) {
  const [kept] = useState(() => words ?? prerenderedWords(address));
  useEffect(() => {
    if (kept) return;
    const timer = setTimeout(reopen, attemptTimeout);
    return () => {
      clearTimeout(timer);
      focusHeading();
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
  /** Opens the finished document of the page; false where that cannot help. */
  reopen: () => boolean;
  children: ReactNode;
}

/**
 * Keeps a page's words when its section fails while rendering. Rendering comes before the commit, so the good page still
 * stands in the document. After a navigation there are no words of this address: its own document has them and is opened.
 * Where even that cannot help, the error view takes over.
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
