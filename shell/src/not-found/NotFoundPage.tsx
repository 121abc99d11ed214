import { Link } from '@site/section/Link';
import { paths } from '@site/shared-data/paths';
import { useEffect } from 'react';

/** What every unknown address shows (specification §8). */
export function NotFoundPage() {
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route', location.pathname);
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>Page Not Found</h1>
      <p>We&apos;re sorry, but the page you&apos;re looking for doesn&apos;t exist or has been moved.</p>
      <p>
        <Link to={paths.home}>Return to Home</Link>
      </p>
      <p>
        <Link to={paths.contact}>Contact us</Link>
      </p>
    </>
  );
}
