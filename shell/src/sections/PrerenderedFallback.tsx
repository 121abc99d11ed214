import { useCallback, useState } from 'react';

/** Finds the element with the nodes of a page in the document. The name of the page is its address, or '*'. */
export const findPage = (name: string) => document.querySelector<HTMLElement>(`[data-page="${CSS.escape(name)}"]`);

interface PrerenderedFallbackProps {
  /** Finds the element in the document, or returns null. */
  find: () => HTMLElement | null;
}

/**
 * Shows a copy of nodes that are in the document, in place of children that suspend or failed. It reads them while it
 * renders, because React removes them when it commits. Renders nothing if there are none.
 */
export function PrerenderedFallback({ find }: PrerenderedFallbackProps) {
  // Compose renders every fallback too, and has no document.
  const [kept] = useState(() => (typeof document === 'undefined' ? null : (find()?.cloneNode(true) as HTMLElement)));
  // Trusted Types do not allow markup as a string. React calls a stable ref only when the element appears.
  const place = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...(kept?.cloneNode(true).childNodes ?? [])),
    [kept],
  );
  return kept && <div data-page={kept.dataset['page']} ref={place} />;
}
