import { mailto } from '@site/shared-data/contactLinks';
import { contact, org } from '@site/shared-data/siteFacts';

/** The e-mail that opens as a draft. It asks for the subject and a way to reply. */
export const emailDraft = mailto(contact.email.value, {
  subject: `Question for ${org.name.value}`,
  body: 'Hello,\n\nI would like to know more about: …\n\nPlease reply to me by: …\n',
});
