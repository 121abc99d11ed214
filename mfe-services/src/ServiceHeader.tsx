import { paths } from '@site/shared-data/paths';
import type { SitePath } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { PageHeader } from '@site/ui/PageHeader';
import type { ReactNode } from 'react';

interface ServiceHeaderProps {
  /** The page's address: its card on the home page and its head share one picture. */
  path: SitePath;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The head of a service's page. The services have no page above them: their parent is a place on the home page. */
export function ServiceHeader({ path, title, lead, children }: ServiceHeaderProps) {
  const picture = services.find((service) => service.path === path)?.image;
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'How we can help', path: `${paths.home}#how-we-can-help` },
    { name: title, path },
  ];
  return (
    <PageHeader title={title} lead={lead} picture={picture} breadcrumbs={trail}>
      {children}
    </PageHeader>
  );
}
