import { findEvent } from '@site/shared-data/findEvent';
import { mailto } from '@site/shared-data/mailto';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { Steps } from '@site/ui/Steps';
import Mail from 'lucide-react/icons/mail';
import { EventHeader } from '../event-detail/EventHeader';
import { WhenAndWhere } from '../event-detail/WhenAndWhere';
import { ResourceList } from './ResourceList';

const campaign = findEvent('bottles');

const campaignSteps = [
  { title: 'Take', text: 'Pick up an empty bottle at one of the places below.' },
  { title: 'Fill', text: 'Put in coins, bills or a check over four weeks.' },
  { title: 'Return', text: 'Bring the bottle back to where you found it.' },
  { title: 'Be thanked', text: 'Your change helps families close to home. Thank you!' },
];

/** The campaign that fills baby bottles with change. */
export function BabyBottleBoomerangPage() {
  return (
    <>
      <EventHeader event={campaign} />
      <WhenAndWhere event={campaign} />
      <Block heading="How it works" tone="sand">
        <Steps across steps={campaignSteps} />
      </Block>
      <Block heading="Where to find bottles">
        <CardGrid columns={3}>
          {participatingLocations.map(({ name, address }) => (
            <Card key={name} title={name}>
              <p>{address}</p>
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
          <Button href={mailto(contact.email.value, { subject: `Bottles for the ${campaign.title}` })} icon={<Mail />}>
            Ask us for bottles
          </Button>
        }
      >
        <p>A group can take part together. Tell us how many bottles you need, and we get them ready.</p>
      </CallToAction>
    </>
  );
}
