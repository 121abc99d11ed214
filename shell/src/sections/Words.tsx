import { useEffect, useState } from 'react';
import { patience } from './patience';

/** The words of a page that stand in the document now, as nodes of their own: nothing is parsed again. */
export function wordsOf(address: string): Node | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`[data-words="${CSS.escape(address)}"]`)?.cloneNode(true) ?? null;
}

interface WordsProps {
  address: string;
  words?: Node;
  /** Opens the finished document of the page, where the words are. */
  reopen?: (() => boolean) | undefined;
}

/**
 * Shows the words the page already had: readable, with plain links, and without the section's script. A page reached by a
 * click has none yet: if it does not come soon, its own document is opened.
 */
export function Words({ address, words, reopen }: WordsProps) {
  const [kept] = useState(() => words ?? wordsOf(address));
  useEffect(() => {
    if (kept) return;
    const timer = setTimeout(() => reopen?.(), patience);
    return () => clearTimeout(timer);
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
