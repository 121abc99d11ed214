import { siteOrigin } from '@site/shared-data/siteFacts';
import { useMounted } from '@site/ui/useMounted';

/**
 * Where the site is found. A site may be composed for another origin than that of the facts (`SITE_ORIGIN`): its pages name that
 * one as canonical, and the files beside them contain it.
 */
export function useOrigin(): string {
  const isMounted = useMounted();
  const canonical = isMounted && document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : siteOrigin.value;
}
