import type { ClinicEvent } from '@site/shared-data/events';
import { hopeGalaFacts } from '@site/shared-data/facts/events';
import { mailto } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CheckList } from '@site/ui/CheckList';
import { Mail } from '@site/ui/icons';
import type { Recap } from '../event-detail/OwnParts';

interface HopeGalaProps {
  event: ClinicEvent;
}

/** The evening of stories and thanks, until it is over. */
export function HopeGala({ event }: HopeGalaProps) {
  return (
    <>
      {event.program && (
        <Block heading="The evening" tone="sand">
          <p>Come with a friend or on your own. You can expect:</p>
          <CheckList items={event.program} across />
        </Block>
      )}
      <CallToAction
        heading="Sponsor a table"
        actions={
          <Button
            href={mailto(contact.email.value, { subject: `Sponsor a table at the ${event.title}` })}
            icon={<Mail />}
          >
            <span className="whole">E-mail</span> us about a table
          </Button>
        }
      >
        <p>
          {hopeGalaFacts.tables.value} Tell us how many guests you bring. {contact.replyTime.value}
        </p>
      </CallToAction>
    </>
  );
}

/** Returns the description of the evening after it is over. */
export const theEvening = ({ program }: ClinicEvent): Recap | null =>
  program ? { heading: 'The evening', content: <CheckList items={program} /> } : null;
