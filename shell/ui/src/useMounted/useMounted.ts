import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false during prerendering and hydration, then true. Use it for elements that need a script. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
