import { definePage } from '@site/section/definePage';
import { prayerFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { prayerTopics } from '@site/shared-data/prayerTopics';
import { Actions } from '@site/ui/Actions';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { CheckList } from '@site/ui/CheckList';
import { PageHeader } from '@site/ui/PageHeader';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { Mail } from '@site/ui/icons';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';
import { PrintButton } from '../PrintButton';
import { JoinPrayerTeam, prayerTeamUrl } from './JoinPrayerTeam';

const waysToPray = [
  'Choose one topic today, and pray in your own words.',
  'Pray with your family, a friend or a small group.',
  'Ask your church to remember families with newborns.',
];

const breadcrumbs = breadcrumbsTo(paths.prayer);

export const prayerPage = definePage({
  path: paths.prayer,
  title: 'Pray with us',
  description: 'What to pray for with us: families, our team, our community, and wisdom and provision.',
  picture: 'partner-prayer',
  breadcrumbs,
  Page: PrayerPage,
});

/** The topics for prayer with the clinic. In print the page is a list of topics for the bulletin of a church. */
export function PrayerPage() {
  return (
    <>
      <PageHeader
        title="Pray with us"
        lead={prayerFacts.belief.value}
        picture={pictureAt(paths.prayer)}
        breadcrumbs={breadcrumbs}
      >
        <div className="screen-only">
          <Actions>
            <Button href={prayerTeamUrl} icon={<Mail />}>
              Join by <span className="whole">e-mail</span>
            </Button>
            <PrintButton label="Print for a bulletin" />
          </Actions>
        </div>
      </PageHeader>
      <Block heading="What to pray for">
        <CardGrid columns={2}>
          {prayerTopics.map(({ title, description, image }) => (
            <Card key={title} title={title} picture={image} columns={2} actions={<JoinPrayerTeam />}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Block>
      <div className="screen-only">
        <Block tone="sage">
          <SideBySide>
            <Side heading="Wherever you are">
              <CheckList items={waysToPray} />
            </Side>
            <Side heading="Can we pray for you?">
              <p>Tell us how. You can leave out names and details.</p>
              <Button to={paths.contact} variant="secondary">
                Contact Us
              </Button>
            </Side>
          </SideBySide>
        </Block>
      </div>
    </>
  );
}
