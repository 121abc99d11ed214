import { chiefExecutive } from './chiefExecutive';
import type { EntryImage } from './EntryImage';
import type { Sources } from './Fact';

/** Somebody who works at the clinic. */
export interface StaffMember {
  readonly name: string;
  readonly title: string;
  /** A portrait; its alternative text names the person. Left out while there is none: the card shows the initials. */
  readonly image?: EntryImage;
  /** A few sentences, 60 to 90 words at best. */
  readonly bio: string;
}

export const staffSources: Sources<StaffMember> = {
  name: { status: 'sample', knownBy: 'chief executive', note: 'Invented.' },
  title: { status: 'sample', knownBy: 'chief executive', note: 'A suggestion.' },
  image: { status: 'sample', knownBy: 'chief executive', note: 'Drawn. Replace with a photograph.' },
  bio: { status: 'sample', knownBy: 'chief executive', note: 'Replace with 60 to 90 words of the person.' },
};

/** The staff, in the order of its cards. */
export const staff: readonly StaffMember[] = [
  {
    name: chiefExecutive.value.name,
    title: chiefExecutive.value.title,
    image: { name: 'portrait-01', alt: `Illustration of ${chiefExecutive.value.name}` },
    bio: 'The chief executive officer leads the team and keeps the mission in view. Questions from supporters and churches are welcome here.',
  },
  {
    name: 'Jordan Sample',
    title: 'Client Services Director',
    image: { name: 'portrait-02', alt: 'Illustration of Jordan Sample' },
    bio: 'The client services director makes sure each visit is calm and kind. New ways to help families start at this desk.',
  },
  {
    name: 'Taylor Sample',
    title: 'Nurse Manager',
    image: { name: 'portrait-03', alt: 'Illustration of Taylor Sample' },
    bio: 'The nurse manager plans clinic days and makes sure each visitor is heard. Clear answers in plain words come first.',
  },
  {
    name: 'Morgan Sample',
    title: 'Clinic Nurse',
    image: { name: 'portrait-04', alt: 'Illustration of Morgan Sample' },
    bio: 'The clinic nurse sits down with visitors and takes time for their questions. No question is too small.',
  },
  {
    name: 'Casey Sample',
    title: 'Parenting Program Coordinator',
    image: { name: 'portrait-05', alt: 'Illustration of Casey Sample' },
    bio: 'The parenting program coordinator plans classes and finds mentors for moms and dads. Good humor is part of every lesson.',
  },
  {
    name: 'Riley Sample',
    title: 'Fatherhood Coordinator',
    image: { name: 'portrait-06', alt: 'Illustration of Riley Sample' },
    bio: 'The fatherhood coordinator welcomes dads and brings them together with mentors. There is coffee, and time for honest talk.',
  },
  {
    name: 'Jamie Sample',
    title: 'Hope Family Center Director',
    image: { name: 'portrait-07', alt: 'Illustration of Jamie Sample' },
    bio: 'The director runs the family center with its shelves, classes and open door. Parents find baby supplies there, and someone to talk to.',
  },
  {
    name: 'Avery Sample',
    title: 'Adoption Liaison',
    image: { name: 'portrait-08', alt: 'Illustration of Avery Sample' },
    bio: 'The adoption liaison listens first and explains the words people hear. Each family decides which step comes next.',
  },
  {
    name: 'Quinn Sample',
    title: 'Post-Abortion Support Coordinator',
    image: { name: 'portrait-09', alt: 'Illustration of Quinn Sample' },
    bio: 'The post-abortion support coordinator makes room for grief, relief and questions. Each person sets the pace.',
  },
  {
    name: 'Dana Sample',
    title: 'Development Director',
    image: { name: 'portrait-10', alt: 'Illustration of Dana Sample' },
    bio: 'The development director thanks donors and tells them what their gifts do. Anyone who wants to give can ask for advice.',
  },
  {
    name: 'Robin Sample',
    title: 'Events and Church Relations Coordinator',
    image: { name: 'portrait-11', alt: 'Illustration of Robin Sample' },
    bio: 'The coordinator plans the gala, the walk and the bottle campaign. Churches and groups can call with any idea.',
  },
  {
    name: 'Lee Sample',
    title: 'Volunteer Coordinator',
    image: { name: 'portrait-12', alt: 'Illustration of Lee Sample' },
    bio: 'The volunteer coordinator meets everyone who wants to help and finds the right place. Training and thanks come with it.',
  },
  {
    name: 'Terry Sample',
    title: 'Office Manager',
    image: { name: 'portrait-13', alt: 'Illustration of Terry Sample' },
    bio: 'The office manager answers the phone, the mail and the door. Most people meet this friendly face first.',
  },
];
