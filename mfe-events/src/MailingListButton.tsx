import { mailto } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { Mail } from '@site/ui/icons';

/** Asks by e-mail for a place on the mailing list. */
const mailingListUrl = mailto(contact.email.value, { subject: 'Please add me to the mailing list' });

/** The way to hear of what is not announced yet. */
export function MailingListButton() {
  return (
    <Button href={mailingListUrl} icon={<Mail />}>
      Join our mailing list
    </Button>
  );
}
