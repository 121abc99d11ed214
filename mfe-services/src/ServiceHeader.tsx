import type { SitePath } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { PageHeader } from '@site/ui/PageHeader';
import { ReachUs } from '@site/ui/ReachUs';
import type { ReactNode } from 'react';
import { ExitNote } from './exit/ExitNote';
import { ExitThisPage } from './exit/ExitThisPage';
import styles from './ServiceHeader.module.css';
import { serviceBreadcrumbs } from './servicePage';

interface ServiceHeaderProps {
  /** The address of the page. Its card on the home page and its header share a sentence and a picture. */
  path: SitePath;
  title: string;
  /** The cost, the duration and the limits of the service, in a few words each. */
  brief: readonly string[];
  children?: ReactNode;
}

/**
 * The header of a service's page: the exit, the service in a sentence and a few words, and the ways to reach the
 * clinic.
 */
export function ServiceHeader({ path, title, brief, children }: ServiceHeaderProps) {
  const card = services.find((service) => service.path === path);
  return (
    <>
      <ExitThisPage />
      <PageHeader
        title={title}
        lead={card?.description}
        picture={card?.image}
        frame="roomy"
        breadcrumbs={serviceBreadcrumbs(title, path)}
      >
        <ul className={styles.brief}>
          {brief.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ReachUs helpBelow />
        {children}
        <ExitNote />
      </PageHeader>
    </>
  );
}
