import { siteOrigin } from '@site/shared-data/siteFacts';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

function originOfDocument(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : siteOrigin.value;
}

/**
 * Returns the address of the site. `SITE_ORIGIN` may differ from the address in the facts. Canonical links and calendar
 * files contain it.
 */
export const useOrigin = (): string => useSyncExternalStore(never, originOfDocument, () => siteOrigin.value);
