import type { Content } from '../schemas/Content';
import { staff as entries, staffPhotographs } from '../generated/staff';
import { withPhotographs } from './withPhotographs';

export { staffSources } from '../generated/staff';

export type StaffMember = Content['staff'][number];

/** The staff in the order of its cards. */
export const staff: readonly StaffMember[] = withPhotographs<StaffMember>(entries, staffPhotographs);
