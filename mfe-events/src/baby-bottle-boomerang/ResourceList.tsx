import { eventResources, type EventResource } from '@site/shared-data/eventResources';
import { ExternalLink } from '@site/ui/ExternalLink';
import styles from './ResourceList.module.css';

interface ResourceListProps {
  resources?: readonly EventResource[];
}

/** Files for churches. An existing file is a link, and a missing one is text. */
export function ResourceList({ resources = eventResources }: ResourceListProps) {
  return (
    <ul className={styles.resources}>
      {resources.map(({ title, description, downloadUrl }) => (
        <li key={title} className={styles.resource}>
          {downloadUrl === '#' ? <strong>{title}</strong> : <ExternalLink href={downloadUrl}>{title}</ExternalLink>}{' '}
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
