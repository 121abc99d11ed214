import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import type { ClinicEvent } from '@site/shared-data/events';
import { babyBottleBoomerangFacts } from '@site/shared-data/facts/events';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { ExternalLink } from '@site/ui/ExternalLink';
import { Prose } from '@site/ui/Prose';
import { Steps } from '@site/ui/Steps';
import { bottlePlaces } from '../bottlePlaces';
import type { Recap } from '../event-detail/OwnParts';
import { ForChurches } from './ForChurches';

interface BabyBottleBoomerangProps {
  event: ClinicEvent;
}

/** The campaign that fills baby bottles with change, until it is over. */
export function BabyBottleBoomerang({ event }: BabyBottleBoomerangProps) {
  return (
    <>
      <Block heading="How it works" tone="sand">
        <Steps across steps={babyBottleBoomerangFacts.steps.value} />
      </Block>
      <Block heading="Where to find bottles">
        <CardGrid columns={3}>
          {bottlePlaces(event, false).map(({ name, address }) => (
            <Card key={name} title={name}>
              {address && (
                <>
                  <p>{addressLine(address)}</p>
                  <ExternalLink href={directionsUrl(address)}>Directions to {name}</ExternalLink>
                </>
              )}
            </Card>
          ))}
        </CardGrid>
      </Block>
      <ForChurches event={event} />
    </>
  );
}

/** Returns the places of a past campaign, without unknown addresses. */
export function whereBottlesWere(event: ClinicEvent): Recap | null {
  const places = bottlePlaces(event, true);
  if (places.length === 0) return null;
  const content = (
    <Prose>
      <ul>
        {places.map(({ name, address }) => (
          <li key={name}>{address ? `${name}, ${addressLine(address)}` : name}</li>
        ))}
      </ul>
    </Prose>
  );
  return { heading: 'Where the bottles were', content };
}
