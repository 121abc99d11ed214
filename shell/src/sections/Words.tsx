import { useState } from 'react';

/** The words of a page that stand in the document now, as nodes of their own: nothing is parsed again. */
export function wordsOf(address: string): Node | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`[data-words="${CSS.escape(address)}"]`)?.cloneNode(true) ?? null;
}

interface WordsProps {
  address: string;
  words?: Node;
}

/** Shows the words the page already had: readable, with plain links, and without the section's script. */
export function Words({ address, words }: WordsProps) {
  const [kept] = useState(() => words ?? wordsOf(address));
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
