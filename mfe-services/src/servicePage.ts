import { breadcrumbList } from '@site/shared-data/breadcrumbList';
import type { SectionPage, StructuredData } from '@site/section/Section';
import type { SitePath } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import type { ComponentType } from 'react';
import { serviceStructuredData } from './serviceStructuredData';
import { serviceTrail } from './serviceTrail';

interface ServicePageParts {
  readonly path: SitePath;
  readonly title: string;
  readonly description: string;
  readonly Page: ComponentType;
  /** What search engines can read beside the service itself. */
  readonly structuredData?: readonly StructuredData[];
}

/** The page of a service: a shared link shows the picture of its card. */
export function servicePage({ structuredData = [], ...page }: ServicePageParts): SectionPage {
  const picture = services.find(({ path }) => path === page.path)?.image.name;
  const { path, title: name, description } = page;
  return {
    ...page,
    ...(picture && { picture }),
    structuredData: [
      serviceStructuredData({ path, name, description }),
      breadcrumbList(serviceTrail(name, path)),
      ...structuredData,
    ],
  };
}
