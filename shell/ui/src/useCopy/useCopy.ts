import { useEffect, useState } from 'react';

/** How long a copy is announced, in milliseconds. */
const shownFor = 4000;

/** Copies a text, and returns for a while whether it succeeded. */
export function useCopy(): [outcome: 'copied' | 'failed' | null, copy: (text: string) => void] {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (text: string) => {
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return setOutcome('failed');
    // Screen readers announce the same text again only after another text.
    setOutcome(null);
    clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return [outcome, copy];
}
