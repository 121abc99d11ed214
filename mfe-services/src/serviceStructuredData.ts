import type { StructuredData } from '@site/section/Section';
import { dialed } from '@site/shared-data/contactLinks';
import type { SitePath } from '@site/shared-data/paths';
import { structuredAddress } from '@site/shared-data/postalAddress';
import { contact, org, siteOrigin } from '@site/shared-data/siteFacts';

interface DescribedService {
  readonly path: SitePath;
  readonly name: string;
  readonly description: string;
}

/** Returns a service for search engines (https://schema.org/Service). Its provider is the clinic of the home page. */
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
      url: siteOrigin.value,
      telephone: dialed(contact.phone.value),
      address: structuredAddress(contact.address.value),
    },
  };
}
