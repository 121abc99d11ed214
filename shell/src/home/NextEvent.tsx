import { useToday } from '@site/section/today';
import { events } from '@site/shared-data/events';
import { upcomingEvents } from '@site/shared-data/upcomingEvents';
import { Badge } from '@site/ui/Badge';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

/** The next event still to come. Without one the page says nothing of events. */
export function NextEvent() {
  const [next] = upcomingEvents(events, useToday());
  if (!next) return null;
  const { title, date, time, location, summary, image, registrationOpen, detailPageUrl } = next;
  return (
    <Block heading="Coming up" tone="sage">
      <CardGrid columns={2}>
        <Card
          title={title}
          picture={image}
          badge={registrationOpen ? <Badge>Registration Open</Badge> : <Badge tone="soon">Coming Soon</Badge>}
          to={detailPageUrl}
          linkText="Learn More"
        >
          <p>
            {date} · {time}
          </p>
          <p>{location}</p>
          <p>{summary}</p>
        </Card>
      </CardGrid>
    </Block>
  );
}
