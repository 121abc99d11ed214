import type { EntryImage } from './pictures';
import type { Fact } from './Fact';

/** A group the clinic belongs to, shown by its logo. It has no link: it stands for a real one to come. */
export interface Affiliate {
  readonly name: string;
  readonly image: EntryImage;
}

const note = 'A drawn stand-in. Replace with a real affiliate and its logo.';

export const affiliates: readonly Fact<Affiliate>[] = [
  {
    value: { name: 'Affiliate One', image: { name: 'affiliate-1', alt: 'Affiliate One' } },
    status: 'sample',
    knownBy: 'chief executive',
    note,
  },
  {
    value: { name: 'Affiliate Two', image: { name: 'affiliate-2', alt: 'Affiliate Two' } },
    status: 'sample',
    knownBy: 'chief executive',
    note,
  },
  {
    value: { name: 'Affiliate Three', image: { name: 'affiliate-3', alt: 'Affiliate Three' } },
    status: 'sample',
    knownBy: 'chief executive',
    note,
  },
  {
    value: { name: 'Affiliate Four', image: { name: 'affiliate-4', alt: 'Affiliate Four' } },
    status: 'sample',
    knownBy: 'chief executive',
    note,
  },
];
