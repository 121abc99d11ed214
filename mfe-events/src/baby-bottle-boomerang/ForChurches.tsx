import { useMinute, useToday } from '@site/section/today';
import { mailto } from '@site/shared-data/contactLinks';
import type { ClinicEvent } from '@site/shared-data/events';
import { isPast } from '@site/shared-data/dates/eventState';
import { eventResources, eventResourcesSources } from '@site/shared-data/eventResources';
import { sourceOf } from '@site/shared-data/Fact';
import { participatingLocations, participatingLocationsSources } from '@site/shared-data/participatingLocations';
import { babyBottleBoomerangFacts } from '@site/shared-data/facts/events';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { StillMissing } from '@site/ui/StillMissing';
import { Mail } from '@site/ui/icons';
import { ResourceList } from './ResourceList';

interface ForChurchesProps {
  event: ClinicEvent;
}

/** The addresses and files that entries do not have yet. */
const gaps = [
  ...participatingLocations.map((place) => {
    const { status } = sourceOf(place, participatingLocationsSources.address);
    return [`the address of ${place.name}`, { value: place.address, status }] as const;
  }),
  ...eventResources.map((resource) => {
    const { status } = sourceOf(resource, eventResourcesSources.downloadUrl);
    return [resource.title, { value: resource.downloadUrl === '#' ? null : resource.downloadUrl, status }] as const;
  }),
];

/** Files for a church or a team that takes part, this time or next. */
export function ForChurches({ event }: ForChurchesProps) {
  const isOver = isPast(event, useToday(), useMinute());
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
      <StillMissing facts={gaps} />
    </>
  );
}
