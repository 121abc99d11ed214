import type { StructuredData } from '@site/section/Section';
import { siteOrigin } from '@site/shared-data/siteFacts';

/**
 * Structured data names the place the site facts say; a site composed for another place names that one.
 * @param origin such as 'https://www.example.org'.
 */
export function atOrigin(data: readonly StructuredData[], origin: string): readonly StructuredData[] {
  const home = siteOrigin.value;
  const move = (_: string, value: unknown) =>
    value === home || (typeof value === 'string' && /^[/#?]/.test(value.slice(home.length)) && value.startsWith(home))
      ? origin + value.slice(home.length)
      : value;
  return JSON.parse(JSON.stringify(data, move)) as readonly StructuredData[];
}
