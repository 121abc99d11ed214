import { Link } from '@site/section/Link';
import { paths } from '@site/shared-data/paths';
import { Actions } from '@site/ui/Actions';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallUsAt } from '@site/ui/CallLink';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentHead } from '../document/useDocumentHead';
import { notFoundHead } from '../ownPages';
import { PictureBeside } from '../PictureBeside';
import styles from './NotFoundPage.module.css';

const picture = {
  name: 'not-found',
  alt: 'A closed arched door in a garden wall with climbing camellias; beside it a path leads to a small house with lit windows.',
} as const;

const soughtPages = [
  { name: 'Medical clinic', path: paths.clinic },
  { name: 'Parenting support', path: paths.parenting },
  { name: 'Events', path: paths.events },
  { name: 'Ways to give', path: paths.donate },
];

/** What every unknown address shows; the console names the address. */
export function NotFoundPage() {
  useDocumentHead(notFoundHead);
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route', pathname);
  }, [pathname]);
  return (
    <>
      <Block>
        <PictureBeside picture={picture.name} alt={picture.alt}>
          <h1 tabIndex={-1}>Page Not Found</h1>
          <p>We&apos;re sorry, but the page you&apos;re looking for doesn&apos;t exist or has been moved.</p>
          <Actions>
            <Button to={paths.home}>Return to Home</Button>
            <Button to={paths.contact} variant="secondary">
              Contact Us
            </Button>
          </Actions>
          <p>
            Or <CallUsAt />.
          </p>
        </PictureBeside>
      </Block>
      <Block heading="Pages people often look for">
        <ul className={styles.pages}>
          {soughtPages.map(({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </Block>
    </>
  );
}
