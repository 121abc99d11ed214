import type { Content } from '../schemas/Content';

export { participatingLocations, participatingLocationsSources } from '../generated/participatingLocations';

/** A place to pick up and return baby bottles. */
export type ParticipatingLocation = Content['participatingLocations'][number];
