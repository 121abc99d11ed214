import { findEvent } from '@site/shared-data/findEvent';
import { mailto } from '@site/shared-data/mailto';
import { galaEvening } from '@site/shared-data/programFacts';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CheckList } from '@site/ui/CheckList';
import Mail from 'lucide-react/icons/mail';
import { EventHeader } from '../event-detail/EventHeader';
import { WhenAndWhere } from '../event-detail/WhenAndWhere';

const gala = findEvent('gala');

/** The evening of stories and thanks. */
export function HopeGalaPage() {
  return (
    <>
      <EventHeader event={gala} />
      <WhenAndWhere event={gala} />
      <Block heading="The evening" tone="sand">
        <p>You are our guest. Come with a friend or on your own, and stay as long as you like. You can expect:</p>
        <CheckList items={galaEvening.value} />
      </Block>
      <CallToAction
        heading="Sponsor a table"
        actions={
          <Button
            href={mailto(contact.email.value, { subject: `Sponsor a table at the ${gala.title}` })}
            icon={<Mail />}
          >
            E-mail us about a table
          </Button>
        }
      >
        <p>A table brings your friends, your team or your church together. Tell us what you have in mind.</p>
        <p>We answer {contact.replyTime.value}.</p>
      </CallToAction>
    </>
  );
}
