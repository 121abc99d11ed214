import type { Content } from '../schemas/Content';

export { eventResources, eventResourcesSources } from '../generated/eventResources';

/** A file for participants of the Baby Bottle Boomerang. */
export type EventResource = Content['eventResources'][number];
