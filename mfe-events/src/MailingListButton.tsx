import { mailingListUrl } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { Mail } from '@site/ui/icons';

/** The way to hear of what is not announced yet. */
export function MailingListButton() {
  return (
    <Button href={mailingListUrl(contact.email.value)} icon={<Mail />}>
      Join our mailing list
    </Button>
  );
}
