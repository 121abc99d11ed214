import { mailingListUrl } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { Mail } from '@site/ui/icons';

/** A button to join the mailing list for future events. */
export function MailingListButton() {
  return (
    <Button href={mailingListUrl(contact.email.value)} icon={<Mail />}>
      Join our mailing list
    </Button>
  );
}
