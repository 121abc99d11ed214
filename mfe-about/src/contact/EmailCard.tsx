import { Link } from '@site/section/Link';
import { mailto } from '@site/shared-data/contactLinks';
import { privacyLink } from '@site/shared-data/navigation';
import { contact } from '@site/shared-data/siteFacts';
import { EmailAddress } from '@site/ui/EmailAddress';
import { Button } from '@site/ui/Button';
import { Notice } from '@site/ui/Notice';
import { Mail } from '@site/ui/icons';
import styles from './ContactCard.module.css';
import { emailDraft } from './emailDraft';

/** An e-mail for people who are watched. Neither its subject nor its text mentions a clinic. */
const plainEmail = mailto(contact.email.value, {
  subject: 'A question',
  body: 'Hello,\n\n…\n\nPlease write back to this address, and do not call me.\n',
});

/** Links that open a drafted e-mail, ordinary or discreet. */
export function EmailCard() {
  return (
    <section className={styles.card}>
      <h2>
        <span className="whole">E-mail</span> us
      </h2>
      <p>
        Write to{' '}
        <strong className={styles.email}>
          <EmailAddress address={contact.email.value} />
        </strong>
        . {contact.replyTime.value}
      </p>
      <div className="screen-only">
        <Button href={emailDraft} icon={<Mail />}>
          Compose Email
        </Button>
      </div>
      <h3>If you cannot speak freely</h3>
      <p>
        <a href={plainEmail}>Write with a plain subject</a> that gives nothing away. It asks us to write back, not to
        call.
      </p>
      <p>{contact.callBack.value}</p>
      <Notice>
        <p>
          This site sets no cookies and has no forms. <span className="whole">E-mail</span> is not fully private, so
          please leave out medical details. Calling is best. <Link to={privacyLink.path}>More about privacy</Link>
        </p>
      </Notice>
    </section>
  );
}
