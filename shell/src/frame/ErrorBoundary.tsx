import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Opens the document of the page if another document is open. */
  reopen?: () => void;
  /** The fallback if the document has no page whose nodes could be kept. */
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  kept: Node | null;
}

/** Returns a copy of everything in the document if it contains a page. */
function documentNodes(): Node | null {
  const root = document.getElementById('root');
  return root?.querySelector('main h1') ? root.cloneNode(true) : null;
}

/**
 * Keeps the content of the document when the site around the pages throws while rendering. React has not committed yet,
 * so the nodes still exist. They stay readable, and their links open documents.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, kept: null };

  static getDerivedStateFromError() {
    return { hasFailed: true, kept: documentNodes() };
  }

  override componentDidCatch() {
    this.props.reopen?.();
  }

  override render() {
    const { hasFailed, kept } = this.state;
    if (!hasFailed) return this.props.children;
    if (!kept) return this.props.fallback;
    return <div ref={(element) => element?.replaceChildren(...kept.cloneNode(true).childNodes)} />;
  }
}
