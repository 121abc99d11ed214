import { Link } from '@site/section/Link';
import { volunteerFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { FactList } from '@site/ui/FactList';

const days = volunteerFacts.eventDays.value.map(({ event, date, time }) => ({
  term: event,
  detail: date ? `${date}, ${time}` : time,
}));

/** The volunteer days of a past year as given, with a note about the next ones. */
export function EventDays() {
  return (
    <>
      <p>These were the hours in an earlier year:</p>
      <FactList facts={days} />
      <p>
        {volunteerFacts.nextEventDays.value} <Link to={paths.events}>Go to Events</Link>
      </p>
    </>
  );
}
