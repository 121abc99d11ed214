import { donationOptions } from '@site/shared-data/donationOptions';
import { donateFacts } from '@site/shared-data/facts/partner';
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

/** The ways to give. */
export function DonatePage() {
  return (
    <>
      <PageHeader
        title="Ways to give"
        lead="You choose the way and the amount."
        picture={pictureAt(paths.donate)}
        breadcrumbs={trailTo(paths.donate)}
      />
      <Block heading="Choose your way">
        <CardGrid columns={4}>
          {donationOptions.map((option) => (
            <DonationCard key={option.title} option={option} />
          ))}
        </CardGrid>
      </Block>
      <Block tone="sage">
        <SideBySide
          sides={[
            { heading: 'What your gift does', content: <CheckList items={donateFacts.gifts.value} /> },
            { heading: 'Giving questions', content: <Questions questions={givingQuestions} /> },
          ]}
        />
      </Block>
      <CallToAction heading="Would you like to talk first?" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Ask us anything about giving.</p>
      </CallToAction>
    </>
  );
}
