import type { ClinicEvent } from '@site/shared-data/events';
import { mailto } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';

interface QuestionByEmailProps {
  event: ClinicEvent;
}

/** A link for questions about an event by e-mail. */
export function QuestionByEmail({ event }: QuestionByEmailProps) {
  return (
    <p>
      Questions?{' '}
      <a href={mailto(contact.email.value, { subject: `Question about ${event.title}` })}>
        <span className="whole">E-mail</span> us
      </a>
      .
    </p>
  );
}
