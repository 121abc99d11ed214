import type { Content } from '../schemas/Content';

export { eventResources } from '../generated/eventResources';

/** A file that helps people take part in the Baby Bottle Boomerang. */
export type EventResource = Content['eventResources'][number];
