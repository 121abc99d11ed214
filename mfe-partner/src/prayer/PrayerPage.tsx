import { prayerFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { prayerTopics } from '@site/shared-data/prayerTopics';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { CheckList } from '@site/ui/CheckList';
import { PageHeader } from '@site/ui/PageHeader';
import { pictureAt } from '../pictureAt';
import { trailTo } from '../trailTo';
import { JoinPrayerTeam } from './JoinPrayerTeam';

const waysToPray = [
  'Pick one topic for today, and pray in your own words.',
  'Pray with your family, a friend or a small group.',
  'Ask your church to remember families with newborns.',
];

/** What to pray for together with the clinic. */
export function PrayerPage() {
  return (
    <>
      <PageHeader
        title="Pray with us"
        lead={prayerFacts.belief.value}
        picture={pictureAt(paths.prayer)}
        breadcrumbs={trailTo(paths.prayer)}
      />
      <Block heading="What to pray for">
        <CardGrid columns={2}>
          {prayerTopics.map(({ title, description, image }) => (
            <Card key={title} title={title} picture={image} actions={<JoinPrayerTeam />}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Block>
      <Block heading="Wherever you are" tone="sage">
        <CheckList items={waysToPray} />
      </Block>
      <CallToAction heading="Can we pray for you?" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Tell us how. You can leave out names and details.</p>
      </CallToAction>
    </>
  );
}
