import type { Content } from '../schemas/Content';

export { volunteerDetails } from '../generated/volunteerDetails';

/** Details for people who think about volunteering in one area. */
export type VolunteerDetails = Content['volunteerDetails'][number];
