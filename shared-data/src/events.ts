import type { Content } from '../schemas/Content';

export { events } from '../generated/events';

/** Something the clinic invites people to. Each has a page of its own, which comes with the entry. */
export type ClinicEvent = Content['events'][number];
