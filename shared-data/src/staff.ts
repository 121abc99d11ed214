import { chiefExecutive } from './chiefExecutive';
import type { EntryImage } from './pictures';
import type { Sourced, Sources } from './Fact';
import { roles } from './roles';
import { withPhotographs } from './withPhotographs';

/** Somebody who works at the clinic. */
export interface StaffMember extends Sourced {
  readonly name: string;
  readonly title: string;
  /** A drawn portrait, until there is a photograph named after the person. Left out while there is neither: the card shows the initials. */
  readonly image?: EntryImage;
  /** A few sentences, 60 to 90 words at best. */
  readonly bio: string;
}

export const staffSources: Sources<StaffMember> = {
  name: { status: 'sample', knownBy: 'chief executive', note: 'Invented.' },
  title: { status: 'sample', knownBy: 'chief executive', note: 'A suggestion.' },
  image: {
    status: 'sample',
    knownBy: 'chief executive',
    note: 'Drawn. Put photographs into shared-data/photographs/portrait.',
  },
  bio: { status: 'sample', knownBy: 'chief executive', note: 'Replace with 60 to 90 words of the person.' },
};

/** The staff, in the order of its cards. */
export const staff: readonly StaffMember[] = withPhotographs<StaffMember>([
  {
    name: chiefExecutive.value.name,
    title: chiefExecutive.value.title,
    image: { name: 'portrait-01', alt: chiefExecutive.value.name },
    bio: 'The chief executive officer leads the team and keeps the mission in view. Questions from supporters and churches are welcome here.',
  },
  {
    name: 'Jordan Sample',
    title: 'Client Services Director',
    image: { name: 'portrait-02', alt: 'Jordan Sample' },
    bio: 'The client services director makes sure each visit is calm and kind. New ways to help families start at this desk.',
  },
  {
    name: 'Taylor Sample',
    title: 'Nurse Manager',
    image: { name: 'portrait-03', alt: 'Taylor Sample' },
    bio: 'The nurse manager plans clinic days and makes sure each visitor is heard. Clear answers in plain words come first.',
  },
  {
    name: 'Morgan Sample',
    title: 'Clinic Nurse',
    image: { name: 'portrait-04', alt: 'Morgan Sample' },
    bio: 'The clinic nurse sits down with visitors and takes time for their questions. No question is too small.',
  },
  {
    name: 'Casey Sample',
    title: 'Parenting Program Coordinator',
    image: { name: 'portrait-05', alt: 'Casey Sample' },
    bio: 'The parenting program coordinator plans classes and finds mentors for moms and dads. Good humor is part of every lesson.',
  },
  {
    name: 'Riley Sample',
    title: roles.fatherhood.value,
    image: { name: 'portrait-06', alt: 'Riley Sample' },
    bio: 'The fatherhood coordinator welcomes dads and brings them together with mentors. There is coffee, and time for honest talk.',
  },
  {
    name: 'Jamie Sample',
    title: roles.familyCenter.value,
    image: { name: 'portrait-07', alt: 'Jamie Sample' },
    bio: 'The director runs the family center with its shelves, classes and open door. Parents find baby supplies there, and someone to talk to.',
  },
  {
    name: 'Avery Sample',
    title: 'Adoption Liaison',
    image: { name: 'portrait-08', alt: 'Avery Sample' },
    bio: 'The adoption liaison listens first and explains the words people hear. Each family decides which step comes next.',
  },
  {
    name: 'Quinn Sample',
    title: 'Post-Abortion Support Coordinator',
    image: { name: 'portrait-09', alt: 'Quinn Sample' },
    bio: 'The post-abortion support coordinator makes room for grief, relief and questions. Each person sets the pace.',
  },
  {
    name: 'Dana Sample',
    title: 'Development Director',
    image: { name: 'portrait-10', alt: 'Dana Sample' },
    bio: 'The development director thanks donors and tells them what their gifts do. Anyone who wants to give can ask for advice.',
  },
  {
    name: 'Robin Sample',
    title: roles.churches.value,
    image: { name: 'portrait-11', alt: 'Robin Sample' },
    bio: 'The coordinator plans the gala, the walk and the bottle campaign. Churches and groups can call with any idea.',
  },
  {
    name: 'Lee Sample',
    title: roles.volunteers.value,
    image: { name: 'portrait-12', alt: 'Lee Sample' },
    bio: 'The volunteer coordinator meets everyone who wants to help and finds the right place. Training and thanks come with it.',
  },
  {
    name: 'Terry Sample',
    title: 'Office Manager',
    image: { name: 'portrait-13', alt: 'Terry Sample' },
    bio: 'The office manager answers the phone, the mail and the door. Most people meet this friendly face first.',
  },
]);
