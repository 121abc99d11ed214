import { mailto } from '@site/shared-data/contactLinks';
import type { ClinicEvent } from '@site/shared-data/events';
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

/** What helps a church or a team to take part, this time or next. */
export function ForChurches({ event }: ForChurchesProps) {
  return (
    <>
      <Block heading="Resources">
        <p>Would you like to invite your church or your team? These files help.</p>
        <ResourceList />
      </Block>
      <CallToAction
        heading="Bring the bottles to your church"
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
