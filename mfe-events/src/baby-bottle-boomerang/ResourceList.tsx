import { eventResources, type EventResource } from '@site/shared-data/eventResources';
import { Badge } from '@site/ui/Badge';
import { ExternalLink } from '@site/ui/ExternalLink';
import styles from './ResourceList.module.css';

interface ResourceListProps {
  resources?: readonly EventResource[];
}

/** Files to download. A missing file has a note instead of a link. */
export function ResourceList({ resources = eventResources }: ResourceListProps) {
  return (
    <ul className={styles.resources}>
      {resources.map(({ title, description, downloadUrl }) => (
        <li key={title} className={styles.resource}>
          {downloadUrl === '#' ? <strong>{title}</strong> : <ExternalLink href={downloadUrl}>{title}</ExternalLink>}{' '}
          <span>{description}</span> {downloadUrl === '#' && <Badge tone="soon">Coming soon</Badge>}
        </li>
      ))}
    </ul>
  );
}
