import type { SitePath } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { PageHeader } from '@site/ui/PageHeader';
import { ReachUs } from '@site/ui/ReachUs';
import type { ReactNode } from 'react';
import { ExitNote } from './exit/ExitNote';
import { ExitThisPage } from './exit/ExitThisPage';
import { serviceBreadcrumbs } from './serviceBreadcrumbs';

interface ServiceHeaderProps {
  /** The page's address: its card on the home page and its head share one sentence and one picture. */
  path: SitePath;
  title: string;
  children?: ReactNode;
}

/** The head of a service's page: the way out, whether someone is there and how to reach them, before anything is explained. */
export function ServiceHeader({ path, title, children }: ServiceHeaderProps) {
  const card = services.find((service) => service.path === path);
  return (
    <>
      <ExitThisPage />
      <PageHeader
        title={title}
        lead={card?.description}
        picture={card?.image}
        breadcrumbs={serviceBreadcrumbs(title, path)}
        first={<ReachUs helpBelow />}
      >
        {children}
        <ExitNote />
      </PageHeader>
    </>
  );
}
