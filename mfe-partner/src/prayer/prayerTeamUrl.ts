import { mailto } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';

/** Starts the e-mail that asks for a place on the prayer team. */
export const prayerTeamUrl = mailto(contact.email.value, { subject: 'I would like to join the prayer team' });
