import { contact } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { PrivacyNote } from '@site/ui/PrivacyNote';
import Mail from 'lucide-react/icons/mail';
import styles from './ContactCard.module.css';
import { emailDraft } from './emailDraft';

/** Writing to us: the e-mail is begun for the visitor. */
export function EmailCard() {
  return (
    <section className={styles.card}>
      <h2>E-mail us</h2>
      <p>
        Write to <strong className={styles.email}>{contact.email.value}</strong>. We answer {contact.replyTime.value}.
      </p>
      <p>Your e-mail program opens with a few words to start from. Change them as you like.</p>
      <Button href={emailDraft} icon={<Mail />}>
        Compose Email
      </Button>
      <PrivacyNote />
    </section>
  );
}
