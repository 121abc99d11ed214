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
import { SideBySide } from '@site/ui/SideBySide';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';
import { EventDays } from './EventDays';
import { FirstSteps } from './FirstSteps';

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
        <SideBySide
          sides={[
            { heading: 'What to expect', content: <FirstSteps /> },
            { heading: 'Help at our events', content: <EventDays /> },
          ]}
        />
      </Block>
      <CallToAction heading="Come and meet us" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Write or call. You do not have to sign up for anything.</p>
      </CallToAction>
    </>
  );
}
