import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { GiveOnline } from '../GiveOnline';
import { OtherWays } from './OtherWays';

/** The page behind every Donate Now. */
export function GivePage() {
  return (
    <>
      <PageHeader
        title="Give"
        lead="Thank you for thinking of a gift. You choose the way and the amount."
        picture={{
          name: 'give-one-time',
          alt: 'A wrapped gift with a ribbon and a camellia on top, with a card and a small parcel on a table.',
        }}
      >
        <GiveOnline label="Give online" />
      </PageHeader>
      <Block heading="Other ways to give">
        <OtherWays />
      </Block>
      <CallToAction
        heading="Do you have a question?"
        actions={
          <>
            <Button to={paths.contact}>Send us a message</Button>
            <Button to={paths.donate} variant="secondary">
              See all ways to give
            </Button>
          </>
        }
      >
        <p>Ask about a gift, a receipt or what is done with it.</p>
      </CallToAction>
    </>
  );
}
