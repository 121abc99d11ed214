import { Notice } from '../Notice/Notice';

/** What this site keeps of a visitor, which is nothing, and what e-mail cannot promise. */
export function PrivacyNote() {
  return (
    <Notice>
      <p>
        This site sets no cookies and has no forms. E-mail is not fully private, so please leave out medical details.
        Calling is best.
      </p>
    </Notice>
  );
}
