import type { Sourced, Sources } from './Fact';

/** A file that helps people take part in the Baby Bottle Boomerang. */
export interface EventResource extends Sourced {
  readonly title: string;
  readonly description: string;
  /** Where to download it. '#' says that the file is not there yet: pages show it as text, without a link. */
  readonly downloadUrl: string;
}

export const eventResourceSources: Sources<EventResource> = {
  title: { status: 'sample', knownBy: 'events' },
  description: { status: 'sample', knownBy: 'events' },
  downloadUrl: { status: 'sample', knownBy: 'events', note: 'The files are missing.' },
};

export const eventResources: readonly EventResource[] = [
  { title: 'Campaign flyer', description: 'One page to hang up or hand out.', downloadUrl: '#' },
  { title: 'Bulletin insert', description: 'A half page for your church bulletin.', downloadUrl: '#' },
  { title: 'Bottle labels', description: 'Labels to print and put on the bottles.', downloadUrl: '#' },
];
