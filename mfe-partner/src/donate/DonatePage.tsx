import { donationOptions } from '@site/shared-data/donationOptions';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CardGrid } from '@site/ui/CardGrid';
import { PageHeader } from '@site/ui/PageHeader';
import { Questions } from '@site/ui/Questions';
import { pictureAt } from '../pictureAt';
import { trailTo } from '../trailTo';
import { DonationCard } from './DonationCard';
import { GiftAtWork } from './GiftAtWork';
import { givingQuestions } from './givingQuestions';

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
      <Block heading="What your gift does" tone="sage">
        <GiftAtWork />
      </Block>
      <Block heading="Giving questions">
        <Questions questions={givingQuestions} />
      </Block>
      <CallToAction heading="Would you like to talk first?" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Ask us anything about giving. We answer plainly.</p>
      </CallToAction>
    </>
  );
}
