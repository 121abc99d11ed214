import type { Content } from '../schemas/Content';

export { events, eventsSources } from '../generated/events';

/** An event of the clinic. Its entry also creates its page. */
export type ClinicEvent = Content['events'][number];
