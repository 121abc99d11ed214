import { claims } from '@site/shared-data/claims';
import { foundedYear } from '@site/shared-data/constants';
import { historyFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { Founding } from './Founding';
import { historyTrail } from './historyTrail';
import { StoryPath } from './StoryPath';
import { TwoHouses } from './TwoHouses';

/** Where we come from, and where we are today. */
export function HistoryPage() {
  return (
    <>
      <PageHeader
        title="Our story"
        lead={`From ${foundedYear} to this day: ${claims.years.value}.`}
        breadcrumbs={historyTrail}
      />
      <Block>
        <StoryPath />
      </Block>
      <Block tone="sand">
        <Founding />
      </Block>
      <Block heading="Today">
        <p>{historyFacts.today.value}</p>
        <TwoHouses />
      </Block>
      <CallToAction
        heading="Be part of what comes next"
        actions={
          <>
            <Button to={paths.team}>Meet our team</Button>
            <Button to={paths.partner} variant="secondary">
              Partner with us
            </Button>
          </>
        }
      >
        <p>The next chapter is written by neighbors who give time, prayer and gifts.</p>
      </CallToAction>
    </>
  );
}
