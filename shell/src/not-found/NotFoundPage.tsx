import { Link } from '@site/section/Link';
import { paths } from '@site/shared-data/paths';
import { Actions } from '@site/ui/Actions';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallUsAt } from '@site/ui/CallLink';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { footerGroups, navigation } from '@site/shared-data/navigation';
import { useMounted } from '@site/ui/useMounted';
import { useDocumentHead } from '../document/useDocumentHead';
import { notFoundHead } from '../ownPages';
import { PictureBeside } from '../PictureBeside';
import type { Registry } from '../sections/registry';
import { meantPage } from './meantPage';
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

interface NotFoundPageProps {
  registry: Registry;
}

/** Returns the text of a link to a page, from the menu, the footer, the event, or else the words of its address. */
function nameOf(page: string, { events }: Registry): string {
  const links = [
    ...navigation.flatMap((item) => ('links' in item ? item.links : [item])),
    ...footerGroups.flatMap((group) => group.links),
  ];
  const named = links.find(({ path }) => path === page)?.label ?? events.find(({ path }) => path === page)?.title;
  const words = page.slice(page.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return named ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The 404 page. It logs the address to the console. After hydration it suggests the page that the visitor probably
 * meant.
 */
export function NotFoundPage({ registry }: NotFoundPageProps) {
  useDocumentHead(notFoundHead);
  const { pathname } = useLocation();
  const { pages = [] } = registry;
  // All unknown addresses share one prerendered document.
  const meant = useMounted() ? meantPage(pathname, pages) : undefined;
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route', pathname);
  }, [pathname]);
  return (
    <>
      <Block>
        <PictureBeside picture={picture}>
          <h1 tabIndex={-1}>Page Not Found</h1>
          <p>We&apos;re sorry, but the page you&apos;re looking for doesn&apos;t exist or has been moved.</p>
          <p className={styles.meant}>
            {meant && (
              <>
                Did you mean <Link to={meant}>{nameOf(meant, registry)}</Link>?
              </>
            )}
          </p>
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
        <ul className={`together ${styles.pages}`}>
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
