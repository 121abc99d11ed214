import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import type { ClinicEvent } from '@site/shared-data/events';
import { babyBottleBoomerangFacts } from '@site/shared-data/facts/events';
import { mailto } from '@site/shared-data/contactLinks';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { ExternalLink } from '@site/ui/ExternalLink';
import { Steps } from '@site/ui/Steps';
import { Mail } from '@site/ui/icons';
import { ResourceList } from './ResourceList';

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
              <p>{address ? addressLine(address) : 'To be announced'}</p>
              {address && <ExternalLink href={directionsUrl(address)}>Directions</ExternalLink>}
            </Card>
          ))}
        </CardGrid>
      </Block>
      <Block heading="Resources">
        <p>Would you like to invite your church or your team? These files help you spread the word.</p>
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
