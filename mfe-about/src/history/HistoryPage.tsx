import { foundedYear } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { historyTrail } from './historyTrail';
import { StoryVideo } from './StoryVideo';
import { Timeline } from './Timeline';
import { TwoHouses } from './TwoHouses';

/** Where we come from, and where we are today. */
export function HistoryPage() {
  return (
    <>
      <PageHeader
        title="Our story"
        lead={`Our doors opened in ${foundedYear}. Over four decades later, they are still open to you.`}
        breadcrumbs={historyTrail}
        picture={{
          name: 'history',
          alt: 'A brick storefront with a striped awning on a small-town street of the 1980s, with a station wagon at the curb.',
        }}
      />
      <Block heading={String(foundedYear)}>
        <p>
          We were founded in {foundedYear} as {org.foundedAs.value}. The name has changed since. The work has not: we
          stand beside women, men and families when a baby is on the way.
        </p>
        <p>We do it because we believe every person is loved by God. You do not need to share our faith to come in.</p>
        <StoryVideo />
      </Block>
      <Block heading="Timeline" tone="sand">
        <Timeline />
      </Block>
      <Block heading="Today">
        <p>Two places work side by side, so that help does not end when a visit does.</p>
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
