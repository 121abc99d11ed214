import type { Facts } from './Fact';

/** The titles of the staff whom other pages name as the person to write to: also titles of entries of the staff. */
interface Roles {
  volunteers: string;
  familyCenter: string;
  fatherhood: string;
  /** For events, and for churches. */
  churches: string;
}

const note = 'The title, and whether its holder answers the people who are sent there.';

export const roles: Facts<Roles> = {
  volunteers: { value: 'Volunteer Coordinator', status: 'sample', knownBy: 'volunteer coordinator', note },
  familyCenter: { value: 'Hope Family Center Director', status: 'sample', knownBy: 'family center', note },
  fatherhood: { value: 'Fatherhood Coordinator', status: 'sample', knownBy: 'fatherhood program', note },
  churches: { value: 'Events and Church Relations Coordinator', status: 'sample', knownBy: 'events', note },
};
