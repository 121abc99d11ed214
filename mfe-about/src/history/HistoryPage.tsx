import { definePage } from '@site/section/definePage';
import { historyFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { embeds, org } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { StillMissing } from '@site/ui/StillMissing';
import { aboutBreadcrumbs } from '../about/aboutBreadcrumbs';
import { Founding } from './Founding';
import { StoryPath } from './StoryPath';
import { TwoHouses } from './TwoHouses';

const breadcrumbs = aboutBreadcrumbs('History', paths.history);

export const historyPage = definePage({
  path: paths.history,
  title: `Our story since ${org.foundedIn.value}`,
  description: `Founded in ${org.foundedIn.value} as ${org.foundedAs.value}: how it began, the years since, and where we are today.`,
  picture: 'history',
  breadcrumbs,
  Page: HistoryPage,
});

/** The history of the clinic until today. */
function HistoryPage() {
  return (
    <>
      <PageHeader title="Our story" lead={`From ${org.foundedIn.value} to this day.`} breadcrumbs={breadcrumbs} />
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
        <p>Neighbors write the next chapter with their time, prayer and gifts.</p>
      </CallToAction>
      <StillMissing
        facts={[
          ['the years in between', historyFacts.milestones],
          ['the words of the video', embeds.videoTranscript],
        ]}
      />
    </>
  );
}
