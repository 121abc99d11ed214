import { samePage } from '../../hosts/samePage';

const lastPart = (path: string) => path.slice(path.lastIndexOf('/'));

/**
 * Returns the page that an unknown address probably means: another spelling, or only its last segment, such as '/team'.
 */
export function meantPage(pathname: string, pages: readonly string[]): string | undefined {
  const whole = pathname.replace(/\/{2,}/g, '/');
  const parts = whole.replace(/\/$/, '').split('/').slice(1);
  const last = `/${parts.at(-1) ?? ''}`;
  const sameEnd = pages.filter((page) => samePage(last, [lastPart(page)]));
  // The parent address may exist: '/events/summer-fair'.
  const above = parts.slice(0, -1).map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return (
    samePage(whole, pages) ??
    (sameEnd.length === 1 ? sameEnd[0] : undefined) ??
    above
      .reverse()
      .map((path) => samePage(path, pages))
      .find(Boolean)
  );
}
