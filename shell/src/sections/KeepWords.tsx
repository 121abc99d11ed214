import { Component } from 'react';
import type { ReactNode } from 'react';
import { Words, wordsOf } from './Words';

interface KeepWordsProps {
  address: string;
  /** Opens the finished document of the page; false where that cannot help. */
  reopen: (() => boolean) | undefined;
  children: ReactNode;
}

/**
 * Keeps a page's words when its section fails while rendering. Rendering comes before the commit, so the good page still
 * stands in the document. After a navigation there are no words of this address: its own document has them and is opened.
 * Where even that cannot help, the error view takes over.
 */
export class KeepWords extends Component<KeepWordsProps, { error: unknown; isLost: boolean }> {
  override state = { error: null, isLost: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A section failed without saying why') };
  }

  override componentDidCatch() {
    const { address, reopen } = this.props;
    if (!wordsOf(address) && !reopen?.()) this.setState({ isLost: true });
  }

  override render() {
    const { error, isLost } = this.state;
    if (error === null) return this.props.children;
    if (isLost) throw error as unknown;
    const words = wordsOf(this.props.address);
    return words && <Words address={this.props.address} words={words} />;
  }
}
