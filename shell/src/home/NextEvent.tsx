import { useToday } from '@site/section/today';
import { events } from '@site/shared-data/events';
import { upcomingEvents } from '@site/shared-data/upcomingEvents';
import { Badge } from '@site/ui/Badge';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { PictureBeside } from './PictureBeside';

/** The next event still to come. Without one the page says nothing of events. */
export function NextEvent() {
  const [next] = upcomingEvents(events, useToday());
  if (!next) return null;
  const { title, date, time, location, summary, image, registrationOpen, detailPageUrl } = next;
  return (
    <Block tone="sage">
      <PictureBeside picture={image}>
        <h2>Coming up</h2>
        {registrationOpen ? <Badge>Registration Open</Badge> : <Badge tone="soon">Coming Soon</Badge>}
        <h3>{title}</h3>
        <p>
          {date} · {time}
          <br />
          {location}
        </p>
        <p>{summary}</p>
        <Button to={detailPageUrl} variant="secondary">
          Learn More<span className="visually-hidden"> about {title}</span>
        </Button>
      </PictureBeside>
    </Block>
  );
}
