import { Link } from '@site/section/Link';
import { pastShiftsNote, volunteerShifts } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { FactList } from '@site/ui/FactList';

const days = volunteerShifts.map(({ event, date, time }) => ({
  term: event,
  detail: date ? `${date}, ${time}` : time,
}));

/** The days of a past year on which events needed hands, as given, and where the next ones will stand. */
export function EventDays() {
  return (
    <>
      <p>Two events asked for help at these times.</p>
      <FactList facts={days} />
      <p>
        {pastShiftsNote} <Link to={paths.events}>Go to Events</Link>
      </p>
    </>
  );
}
