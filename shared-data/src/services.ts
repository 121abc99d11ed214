import { given, own } from './Fact';
import type { Sourced, Sources } from './Fact';
import type { EntryImage } from './pictures';
import { paths } from '@site/shared-data/paths';
import type { SitePath } from './paths';

/** A kind of help, and the page that tells more. */
export interface Service extends Sourced {
  readonly title: string;
  readonly path: SitePath;
  /** One sentence. */
  readonly description: string;
  readonly image: EntryImage;
}

export const serviceSources: Sources<Service> = {
  title: given,
  path: given,
  description: { status: 'sample', knownBy: 'client services' },
  image: own,
};

export const services: readonly Service[] = [
  {
    title: 'Medical clinic',
    path: paths.clinic,
    description: 'A calm place to take a pregnancy test and ask your questions.',
    image: {
      name: 'service-clinic',
      alt: 'A stethoscope resting on a wooden counter below an arched window, with a jar of cotton, a card with a heart and a plant.',
    },
  },
  {
    title: 'Parenting',
    path: paths.parenting,
    description: 'Practical help for moms and dads, from the first kicks to the first steps.',
    image: {
      name: 'service-parenting',
      alt: 'A nursery with a crib under a mobile of hearts and stars, a teddy bear, blocks and stacking rings on a round rug.',
    },
  },
  {
    title: 'Adoption',
    path: paths.adoption,
    description: 'Talk it over with someone who listens. You lead, and thinking about it is okay.',
    image: {
      name: 'service-adoption',
      alt: 'Two birds beside a nest with one chick on a branch with camellias, hills and a pale sun behind.',
    },
  },
  {
    title: 'Post-abortion counseling',
    path: paths.counseling,
    description: 'A gentle place to talk after an abortion, in your own time.',
    image: {
      name: 'service-counseling',
      alt: 'Two armchairs face each other across a small round table with two warm mugs, beside a window and a lamp.',
    },
  },
];
