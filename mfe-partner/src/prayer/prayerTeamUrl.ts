import { mailto } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';

/** A link that starts an e-mail to join the prayer team. */
export const prayerTeamUrl = mailto(contact.email.value, { subject: 'I would like to join the prayer team' });
