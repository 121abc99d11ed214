import { eventResources, type EventResource } from '@site/shared-data/eventResources';
import { ExternalLink } from '@site/ui/ExternalLink';
import styles from './ResourceList.module.css';

interface ResourceListProps {
  resources?: readonly EventResource[];
}

/** What a church can use. A file that is there is a link to it; one that is not leads nowhere. */
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
