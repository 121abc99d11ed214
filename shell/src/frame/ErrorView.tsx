import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { CallUsAt } from '@site/ui/CallLink';
import { useDocumentHead } from '../document/useDocumentHead';
import { errorHead } from '../ownPages';

const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * Replaces a failed page if its document has no content that could stay. Its heading receives the focus, and the
 * sentence below is announced. Its link to the home page loads a new document.
 */
export function ErrorView() {
  useDocumentHead(errorHead);
  return (
    <Block>
      <h1 tabIndex={-1} ref={focus}>
        Unexpected Application Error!
      </h1>
      <p role="alert">Something went wrong on this page. It is not your fault.</p>
      <p>
        You can <a href={paths.home}>go back to the home page</a>, or <CallUsAt />.
      </p>
    </Block>
  );
}
