import { Component, type ReactNode } from 'react';
import { PrerenderedFallback } from './PrerenderedFallback';

interface ErrorBoundaryProps {
  /** Finds the prerendered nodes of the children in the document, or returns null. */
  find: () => HTMLElement | null;
  /** Opens the document of the page. Returns false if that document is already open. */
  tryHardNavigate: () => boolean;
  /** The view if the open document has no such nodes. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Handles an error while a page, or the site around it, renders. It opens the document of the page. If that is already
 * open, its prerendered nodes stay, readable and with plain links. Without such nodes the fallback appears.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false, isLost: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { find, tryHardNavigate } = this.props;
    if (!tryHardNavigate() && !find()) this.setState({ isLost: true });
  }

  override render() {
    const { find, fallback, children } = this.props;
    if (this.state.isLost) return fallback;
    return this.state.hasFailed ? <PrerenderedFallback find={find} /> : children;
  }
}
