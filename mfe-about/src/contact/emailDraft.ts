import { mailto } from '@site/shared-data/contactLinks';
import { contact, org } from '@site/shared-data/siteFacts';

/** The e-mail a visitor finds begun: what it is about, and where the answer goes. */
export const emailDraft = mailto(contact.email.value, {
  subject: `Question for ${org.name.value}`,
  body: 'Hello,\n\nI would like to know more about: …\n\nPlease reply to me by: …\n',
});
