import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run here: false while prerendering and hydrating. What needs a script shows itself only then. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
