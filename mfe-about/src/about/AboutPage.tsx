import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { CheckList } from '@site/ui/CheckList';
import { NextStep } from '@site/ui/NextStep';
import { PageHeader } from '@site/ui/PageHeader';
import { paths } from '@site/shared-data/paths';
import { statements } from '@site/shared-data/statements';
import { MissionAndVision } from './MissionAndVision';
import { OurValues } from './OurValues';

/** What we do, why, and what you can hold us to. */
export function AboutPage() {
  return (
    <>
      <PageHeader
        title="Our mission"
        lead="Faith is why we do this. You do not need to share it to be welcome here."
        picture={{
          name: 'about',
          alt: 'An arched garden gate full of camellias stands open on a path to a small house with a lit door.',
        }}
      />
      <Block>
        <MissionAndVision />
      </Block>
      <Block heading="What we value" tone="sand">
        <OurValues />
      </Block>
      <Block heading="How we keep our word">
        <p>Words are easy. You can hold us to these three.</p>
        <CheckList items={statements.promises.value} />
      </Block>
      <Block heading="Get to know us" tone="sage">
        <CardGrid columns={2}>
          <Card title="Our story" picture={{ name: 'history', alt: '' }} to={paths.history} linkText="Read our story">
            <p>It began in 1983, with one open door.</p>
          </Card>
          <Card title="Our team" picture={{ name: 'team', alt: '' }} to={paths.team} linkText="Meet our team">
            <p>See who may greet you when you call or come by.</p>
          </Card>
        </CardGrid>
      </Block>
      <NextStep related={{ label: 'A letter to you', path: paths.welcome, hint: 'From the head of our team' }} />
    </>
  );
}
