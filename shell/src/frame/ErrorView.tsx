import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { CallUsAt } from '@site/ui/CallLink';
import { useEffect, useRef } from 'react';
import { useDocumentHead } from '../document/useDocumentHead';
import { errorHead } from '../ownPages';

/**
 * Replaces a failed page if its document has no content that could stay. Its heading receives the focus, and the
 * sentence below is announced. Its link to the home page loads a new document.
 */
export function ErrorView() {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentHead(errorHead);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Block>
      <h1 tabIndex={-1} ref={heading}>
        Unexpected Application Error!
      </h1>
      <p role="alert">Something went wrong on this page. It is not your fault.</p>
      <p>
        You can <a href={paths.home}>go back to the home page</a>, or <CallUsAt />.
      </p>
    </Block>
  );
}
