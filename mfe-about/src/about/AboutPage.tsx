import { definePage } from '@site/section/definePage';
import { aboutFacts } from '@site/shared-data/facts/about';
import { privacyLink } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { CheckList } from '@site/ui/CheckList';
import { NextStep } from '@site/ui/NextStep';
import { PageHeader } from '@site/ui/PageHeader';
import { MissionAndVision } from './MissionAndVision';
import { OurValues } from './OurValues';

export const aboutPage = definePage({
  path: paths.about,
  title: 'Our mission',
  description: 'Mission, vision and values, and what you can hold us to when you call or visit.',
  picture: 'about',
  Page: AboutPage,
});

/** The mission of the clinic, and what visitors can expect. */
function AboutPage() {
  return (
    <>
      <PageHeader
        title="Our mission"
        lead={aboutFacts.faith.value}
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
        <p>You can hold us to these.</p>
        <CheckList items={aboutFacts.promises.value} across />
        <Button to={privacyLink.path} variant="quiet">
          Read about privacy
        </Button>
      </Block>
      <Block heading="Get to know us" tone="sage">
        <CardGrid columns={2}>
          <Card title="Our story" columns={2} to={paths.history} linkText="Read our story">
            <p>
              Founded in {org.foundedIn.value} as {org.foundedAs.value}.
            </p>
          </Card>
          <Card title="Our team" columns={2} to={paths.team} linkText="Meet our team">
            <p>Names, faces and what each person does.</p>
          </Card>
        </CardGrid>
        <Button to={paths.impact} variant="quiet">
          See our impact
        </Button>
      </Block>
      <NextStep related={{ label: 'A letter to you', path: paths.welcome, hint: 'From the head of our team' }} />
    </>
  );
}
