import type { SitePath } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { PageHeader } from '@site/ui/PageHeader';
import type { ReactNode } from 'react';
import { serviceTrail } from './serviceTrail';

interface ServiceHeaderProps {
  /** The page's address: its card on the home page and its head share one picture. */
  path: SitePath;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The head of a service's page. */
export function ServiceHeader({ path, title, lead, children }: ServiceHeaderProps) {
  const picture = services.find((service) => service.path === path)?.image;
  return (
    <PageHeader title={title} lead={lead} picture={picture} breadcrumbs={serviceTrail(title, path)}>
      {children}
    </PageHeader>
  );
}
