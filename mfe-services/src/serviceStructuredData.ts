import type { StructuredData } from '@site/section/Section';
import type { SitePath } from '@site/shared-data/paths';
import { org, siteOrigin } from '@site/shared-data/siteFacts';

interface DescribedService {
  readonly path: SitePath;
  readonly name: string;
  readonly description: string;
}

/**
 * Returns a service for search engines (https://schema.org/Service). Its provider is the clinic, which the home page
 * describes under the same identifier.
 */
export function serviceStructuredData({ path, name, description }: DescribedService): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    url: siteOrigin.value + path,
    areaServed: org.place.value,
    provider: {
      '@type': ['MedicalClinic', 'NGO'],
      '@id': `${siteOrigin.value}/#clinic`,
      name: org.name.value,
    },
  };
}
