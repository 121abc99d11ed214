import { paths } from '@site/shared-data/paths';
import type { ClinicDay } from './dates/clinicDay';
import type { EntryImage } from './pictures';
import { given, own } from './Fact';
import type { Sourced, Sources } from './Fact';
import type { SitePath } from './paths';

/** A short article. Posts have no page of their own: the summary is all of it. */
export interface BlogPost extends Sourced {
  /** A short name that never changes. */
  readonly id: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly summary: string;
  readonly image: EntryImage;
  /** The day it was published: '2024-03-15'. */
  readonly date: ClinicDay;
  readonly author: string;
  /** The page of this site that tells more of what the post talks of. */
  readonly readOn: { readonly label: string; readonly path: SitePath };
}

export const blogPostSources: Sources<BlogPost> = {
  id: given,
  title: { status: 'sample', knownBy: 'client services' },
  summary: { status: 'sample', knownBy: 'client services' },
  image: own,
  date: {
    status: 'sample',
    knownBy: 'office',
    note: 'The specification gives the first day and the last; those between are invented.',
  },
  author: { status: 'sample', knownBy: 'office', note: 'Invented.' },
  readOn: own,
};

const author = 'Sample author';

/** All posts, oldest first. Pages show them newest first. */
export const blogPosts: readonly BlogPost[] = [
  {
    id: 'supply-drive',
    title: 'How a supply drive works',
    summary:
      'A supply drive starts with one person and one box. You pick a date, tell your friends and collect what babies need. Then you bring the boxes to our door.',
    image: {
      name: 'blog-supply-drive',
      alt: 'Small baby clothes hang on a line between two trees above boxes and a basket; a helper pins up a suit.',
    },
    date: '2024-03-01',
    author,
    readOn: { label: 'Host a supply drive', path: paths.supplyDrive },
  },
  {
    id: 'dads',
    title: 'Why dads matter here',
    summary:
      'Dads are welcome here. A dad can come along, ask his own questions and meet a mentor. Small, steady steps count, and no one has to know it all.',
    image: {
      name: 'blog-dads',
      alt: 'A dad and a small child, seen from behind, sit on a log with his arm around the child and watch the sun rise over a lake.',
    },
    date: '2024-03-05',
    author,
    readOn: { label: 'Parenting support, for dads too', path: paths.parenting },
  },
  {
    id: 'new-mom',
    title: 'Five small ways to support a new mom',
    summary:
      'Bring a warm meal. Fold a basket of laundry. Hold the baby while she naps. Take a walk together. Ask how she is, and then listen.',
    image: {
      name: 'blog-new-mom',
      alt: 'A kitchen counter with a pot of warm soup, a mug, a vase of camellias, a note and a basket of folded baby laundry.',
    },
    date: '2024-03-10',
    author,
    readOn: { label: 'Parenting support', path: paths.parenting },
  },
  {
    id: 'first-visit',
    title: 'What to expect at your first visit',
    summary:
      'You call first, and then you come at a time that suits you. You talk about what is on your mind, at your pace. Bring your questions, and bring a friend if you want.',
    image: {
      name: 'blog-first-visit',
      alt: 'A person with a shoulder bag walks up the steps to an open, brightly lit arched door between potted shrubs.',
    },
    date: '2024-03-15',
    author,
    readOn: { label: 'Your first visit to the clinic', path: paths.clinic },
  },
];

/** The posts in the order of the blog: the newest first. */
export function postsNewestFirst(posts: readonly BlogPost[]): readonly BlogPost[] {
  return [...posts].sort((one, other) => other.date.localeCompare(one.date));
}
