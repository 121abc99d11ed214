import { useMinute, useToday } from '@site/section/today';
import { mailto } from '@site/shared-data/contactLinks';
import { eventsSources, type ClinicEvent } from '@site/shared-data/events';
import { isPast } from '@site/shared-data/dates/eventState';
import { eventResources, eventResourcesSources } from '@site/shared-data/eventResources';
import { sourceOf } from '@site/shared-data/Fact';
import { participatingLocationsSources } from '@site/shared-data/participatingLocations';
import { babyBottleBoomerangFacts } from '@site/shared-data/facts/events';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { StillMissing } from '@site/ui/StillMissing';
import { Mail } from '@site/ui/icons';
import { bottlePlaces } from '../bottlePlaces';
import { ResourceList } from './ResourceList';

interface ForChurchesProps {
  event: ClinicEvent;
}

/** Returns the addresses that the places of a campaign do not have yet. */
const missingAddresses = (event: ClinicEvent, isOver: boolean) =>
  bottlePlaces(event, isOver).map((place) => {
    const { status } = event.places
      ? sourceOf(event, eventsSources.places)
      : sourceOf(place, participatingLocationsSources.address);
    return [`the address of ${place.name}`, { value: place.address, status }] as const;
  });

/** The files that entries do not have yet. */
const missingFiles = eventResources.map((resource) => {
  const { status } = sourceOf(resource, eventResourcesSources.downloadUrl);
  return [resource.title, { value: resource.downloadUrl === '#' ? null : resource.downloadUrl, status }] as const;
});

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
      <StillMissing facts={[...missingAddresses(event, isOver), ...missingFiles]} />
    </>
  );
}
