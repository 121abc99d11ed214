import { siteOrigin } from '@site/shared-data/siteFacts';
import { useMounted } from '@site/ui/useMounted';

/**
 * Returns the address of the site. `SITE_ORIGIN` may differ from the address in the facts. Canonical links and calendar
 * files contain it.
 */
export function useOrigin(): string {
  const isMounted = useMounted();
  const canonical = isMounted && document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : siteOrigin.value;
}
