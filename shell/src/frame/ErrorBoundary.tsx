import { Component, type ReactNode } from 'react';
import { ErrorView } from './ErrorView';

interface ErrorBoundaryProps {
  /** Opens the document of the page, where another one is open. */
  reopen?: () => void;
  children: ReactNode;
}

/** Shows the error view in place of what fails while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.reopen?.();
  }

  override render() {
    return this.state.hasFailed ? <ErrorView /> : this.props.children;
  }
}
