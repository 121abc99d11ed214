import { donationOptions } from '@site/shared-data/donationOptions';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CardGrid } from '@site/ui/CardGrid';
import { CheckList } from '@site/ui/CheckList';
import { PageHeader } from '@site/ui/PageHeader';
import { Questions } from '@site/ui/Questions';
import { SideBySide } from '@site/ui/SideBySide';
import { pictureAt } from '../pictureAt';
import { trailTo } from '../trailTo';
import { DonationCard } from './DonationCard';
import { givingQuestions } from './givingQuestions';

// In plain words and without a price tag.
const giftAtWork = [
  'It keeps the door open and the lights on for whoever comes next.',
  'It puts diapers, wipes and small clothes on the shelf.',
  'It gives moms and dads time with someone who listens.',
  'It helps us prepare our staff and volunteers well.',
];

/** The four ways to give. */
export function DonatePage() {
  return (
    <>
      <PageHeader
        title="Ways to give"
        lead="Every gift goes to work close to home. You choose the way and the amount."
        picture={pictureAt(paths.donate)}
        breadcrumbs={trailTo(paths.donate)}
      />
      <Block heading="Four ways to give">
        <CardGrid columns={4}>
          {donationOptions.map((option) => (
            <DonationCard key={option.title} option={option} />
          ))}
        </CardGrid>
      </Block>
      <Block tone="sage">
        <SideBySide
          sides={[
            { heading: 'What your gift does', content: <CheckList items={giftAtWork} /> },
            { heading: 'Giving questions', content: <Questions questions={givingQuestions} /> },
          ]}
        />
      </Block>
      <CallToAction heading="Would you like to talk first?" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Ask us anything about giving. We answer plainly.</p>
      </CallToAction>
    </>
  );
}
