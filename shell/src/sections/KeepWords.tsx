import { Component } from 'react';
import type { ReactNode } from 'react';
import { Words, wordsOf } from './Words';

interface KeepWordsProps {
  address: string;
  children: ReactNode;
}

/**
 * Keeps a page's words when its section fails while rendering. Rendering comes before the commit, so the good page still
 * stands in the document. After a navigation there are no words of this address: the error view takes over.
 */
export class KeepWords extends Component<KeepWordsProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A section failed without saying why') };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const words = wordsOf(this.props.address);
    if (!words) throw this.state.error;
    return <Words address={this.props.address} words={words} />;
  }
}
