import type { Crumb } from '@site/section/definePage';
import { Link } from '@site/section/Link';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The pages from the front door to this page. */
  trail: readonly Crumb[];
}

/** The path to a page, with links to the pages above it. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`together ${styles.trail}`}>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
