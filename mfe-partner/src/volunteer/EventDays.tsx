import { Link } from '@site/section/Link';
import { pastShiftsNote, volunteerShifts } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { FactList } from '@site/ui/FactList';

const days = volunteerShifts.map(({ event, date, time }) => ({
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
        {pastShiftsNote} <Link to={paths.events}>Go to Events</Link>
      </p>
    </>
  );
}
