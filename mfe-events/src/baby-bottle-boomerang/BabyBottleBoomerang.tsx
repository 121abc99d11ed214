import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import type { ClinicEvent } from '@site/shared-data/events';
import { babyBottleBoomerangFacts } from '@site/shared-data/facts/events';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { ExternalLink } from '@site/ui/ExternalLink';
import { Prose } from '@site/ui/Prose';
import { Steps } from '@site/ui/Steps';
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
          {participatingLocations.map(({ name, address }) => (
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

/** The places of a past campaign, without unknown addresses. */
export const bottlePlaces = {
  heading: 'Where the bottles were',
  content: (
    <Prose>
      <ul>
        {participatingLocations.map(({ name, address }) => (
          <li key={name}>{address ? `${name}, ${addressLine(address)}` : name}</li>
        ))}
      </ul>
    </Prose>
  ),
};
