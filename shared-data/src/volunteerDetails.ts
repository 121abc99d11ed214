import type { Content } from '../schemas/Content';

export { volunteerDetails } from '../generated/volunteerDetails';

/** What somebody who thinks of helping in one area wants to know. */
export type VolunteerDetails = Content['volunteerDetails'][number];
