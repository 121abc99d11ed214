import { definePage } from '@site/section/definePage';
import { volunteerFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { PageHeader } from '@site/ui/PageHeader';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';
import { EventDays } from './EventDays';

const breadcrumbs = breadcrumbsTo(paths.volunteer);

export const volunteerPage = definePage({
  path: paths.volunteer,
  title: 'Volunteer',
  description: `Help in the clinic, at ${org.partnerMinistry.value}, beside new dads or at our events. See what to expect.`,
  picture: 'partner-volunteer',
  breadcrumbs,
  Page: VolunteerPage,
});

/** The areas of volunteering. */
export function VolunteerPage() {
  return (
    <>
      <PageHeader
        title="Volunteer"
        lead={volunteerFacts.skills.value}
        picture={pictureAt(paths.volunteer)}
        breadcrumbs={breadcrumbs}
      />
      <Block heading="Where you can help">
        <CardGrid columns={4}>
          {volunteerAreas.map(({ title, path, description, image }) => (
            <Card
              key={path}
              title={title}
              picture={image}
              columns={4}
              to={path}
              linkText="Read more"
              actions={
                <Button to={paths.contact} variant="secondary">
                  Contact Us
                </Button>
              }
            >
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Block>
      <Block tone="sage">
        <SideBySide>
          <Side heading="What to expect">
            <Steps steps={volunteerFacts.steps.value} />
          </Side>
          <Side heading="Help at our events">
            <EventDays />
          </Side>
        </SideBySide>
      </Block>
      <CallToAction heading="Come and meet us" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Write or call. You do not have to sign up for anything.</p>
      </CallToAction>
    </>
  );
}
