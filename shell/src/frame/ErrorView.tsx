import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import { Block } from '@site/ui/Block';
import { PageHeader } from '@site/ui/PageHeader';
import { useLivePage } from '../document/useLivePage';
import { errorHead } from '../ownPages';

/** What shows when a page fails after a navigation (specification §8). Its link home is a plain one: it starts afresh. */
export function ErrorView() {
  useLivePage(errorHead);
  return (
    <>
      <PageHeader
        title="Unexpected Application Error!"
        lead="Something went wrong on this page. It is not your fault."
      />
      <Block>
        <p>
          You can <a href={paths.home}>go back to the home page</a>, or call us at{' '}
          <a href={telephoneLink(contact.phone.value)}>{contact.phone.value}</a>.
        </p>
      </Block>
    </>
  );
}
