import { Component, type ReactNode } from 'react';
import { ErrorView } from './ErrorView';

/** Shows the error view in place of what fails while rendering (specification §8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorView /> : this.props.children;
  }
}
