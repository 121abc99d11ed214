import { mailto } from '@site/shared-data/mailto';
import { contact } from '@site/shared-data/siteFacts';

/** Starts the e-mail that asks for a place on the mailing list. */
export const mailingListUrl = mailto(contact.email.value, { subject: 'Please add me to the mailing list' });
