import { useToday } from '@site/section/today';
import { mailto } from '@site/shared-data/contactLinks';
import type { ClinicEvent } from '@site/shared-data/events';
import { isPast } from '@site/shared-data/dates/eventState';
import { eventResources } from '@site/shared-data/eventResources';
import { babyBottleBoomerangFacts } from '@site/shared-data/facts/events';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Mail } from '@site/ui/icons';
import { ResourceList } from './ResourceList';

interface ForChurchesProps {
  event: ClinicEvent;
}

/** Files for a church or a team that takes part, this time or next. */
export function ForChurches({ event }: ForChurchesProps) {
  const isOver = isPast(event, useToday());
  return (
    <>
      {eventResources.length > 0 && (
        <Block heading="Resources">
          <p>For your church or your team. Ask us for any of these.</p>
          <ResourceList />
        </Block>
      )}
      <CallToAction
        heading={isOver ? 'Next time, bring the bottles to your church' : 'Bring the bottles to your church'}
        actions={
          <Button href={mailto(contact.email.value, { subject: `Bottles for the ${event.title}` })} icon={<Mail />}>
            Ask us for bottles
          </Button>
        }
      >
        <p>{babyBottleBoomerangFacts.groups.value}</p>
      </CallToAction>
    </>
  );
}
