import type { Content } from '../schemas/Content';

export { events } from '../generated/events';

/** The ids there are. What names one of them no longer compiles once its event is gone. */
export type { eventsId as EventId } from '../generated/events';

/** Something the clinic invites people to. Each has a page of its own, which comes with the entry. */
export type ClinicEvent = Content['events'][number];
