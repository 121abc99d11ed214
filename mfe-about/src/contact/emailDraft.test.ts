/** @jest-environment node */
import { contact, org } from '@site/shared-data/siteFacts';
import { emailDraft } from './emailDraft';

describe('emailDraft', () => {
  const draft = new URL(emailDraft);

  it('has the address of the clinic and a subject', () => {
    expect(draft.protocol + draft.pathname).toBe(`mailto:${contact.email.value}`);
    expect(draft.searchParams.get('subject')).toBe(`Question for ${org.name.value}`);
  });

  it('asks for the subject and a way to reply', () => {
    const body = draft.searchParams.get('body');
    expect(body).toMatch(/^Hello,\r\n/);
    expect(body).toContain('I would like to know more about: …');
    expect(body).toContain('Please reply to me by: …');
  });
});
