import { useMinute, useToday } from '@site/section/today';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { hasNotEnded } from '@site/shared-data/dates/hasNotEnded';
import { Badge } from '@site/ui/Badge';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { Picture } from '@site/ui/Picture';
import type { RegisteredEvent } from '../sections/registry';
import styles from './NextEvent.module.css';

interface NextEventProps {
  /** The events that the sections announce, sorted by date. */
  events: readonly RegisteredEvent[];
}

/** The current or next event. It renders nothing if there is none. */
export function NextEvent({ events }: NextEventProps) {
  const today = useToday();
  const minute = useMinute();
  const next = events.find((event) => hasNotEnded(event, today, minute));
  if (!next) return null;
  const { title, firstDay, lastDay, when = formatDate(firstDay), where, summary, picture, isOpen, path } = next;
  const isOn = firstDay <= today;
  return (
    <Block heading={!isOn ? 'Coming up' : firstDay === lastDay ? 'Today' : 'Going on now'} tone="sage">
      {/* A translated page no longer has the text nodes that React would change, so another event is another element. */}
      <div key={path} className={styles.card}>
        {picture && (
          <Picture className={styles.art} name={picture} alt={picture.alt} sizes="(min-width: 57em) 24rem, 92vw" />
        )}
        <div className={styles.words}>
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
        </div>
      </div>
    </Block>
  );
}
