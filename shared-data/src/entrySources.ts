import type { Facts } from './Fact';

/** The files of entries that are not wholly given by the specification. */
interface EntrySources {
  staff: string;
  boardMembers: string;
  blogPosts: string;
  events: string;
  eventResources: string;
  participatingLocations: string;
}

/** How sure the site is of the entries in each file: the value names the file. */
export const entrySources: Facts<EntrySources> = {
  staff: { value: 'staff.ts', status: 'sample', note: 'All 13 people are invented; the titles are suggestions.' },
  boardMembers: { value: 'boardMembers.ts', status: 'sample', note: 'All 10 people and 5 organizations are invented.' },
  blogPosts: { value: 'blogPosts.ts', status: 'sample', note: 'Titles, summaries and the author are invented.' },
  events: { value: 'events.ts', status: 'spec' },
  eventResources: { value: 'eventResources.ts', status: 'sample', note: 'The files are missing: every download is #.' },
  participatingLocations: {
    value: 'participatingLocations.ts',
    status: 'sample',
    note: 'The places are samples; one organization has no name yet.',
  },
};
