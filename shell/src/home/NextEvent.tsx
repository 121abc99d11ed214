import { useToday } from '@site/section/today';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { Badge } from '@site/ui/Badge';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import type { RegisteredEvent } from '../sections/registry';
import { PictureBeside } from '../PictureBeside';

interface NextEventProps {
  /** What the sections announce, the earliest first. */
  events: readonly RegisteredEvent[];
}

/** The event that is under way or comes next. Without one the page says nothing of events. */
export function NextEvent({ events }: NextEventProps) {
  const today = useToday();
  const next = events.find(({ lastDay }) => lastDay >= today);
  if (!next) return null;
  const { title, firstDay, lastDay, when = formatDate(firstDay), where, summary, picture, isOpen, path } = next;
  const isOn = firstDay <= today;
  const invitation = (
    <>
      <h2>{!isOn ? 'Coming up' : firstDay === lastDay ? 'Today' : 'Going on now'}</h2>
      {isOpen === true && <Badge>Registration Open</Badge>}
      {isOpen === false && !isOn && <Badge tone="soon">Coming Soon</Badge>}
      <h3>{title}</h3>
      <p>
        {when}
        {where && <br />}
        {where}
      </p>
      {summary && <p>{summary}</p>}
      <Button to={path} variant="secondary" about={title}>
        Learn More
      </Button>
    </>
  );
  return (
    <Block tone="sage">
      {picture ? (
        <PictureBeside picture={picture} alt={picture.alt}>
          {invitation}
        </PictureBeside>
      ) : (
        invitation
      )}
    </Block>
  );
}
