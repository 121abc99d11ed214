import type { Facts } from './Fact';

/** What the Impact page says in numbers, in its exact words. */
interface Claims {
  familiesServed: string;
  years: string;
  hotline: string;
  /** The clinic's own number for the hotline; null while it is unknown. Never the office phone. */
  hotlinePhone: string | null;
}

export const claims: Facts<Claims> = {
  familiesServed: { value: 'over 5,000 families served annually', status: 'spec' },
  years: { value: 'over four decades of service', status: 'spec' },
  hotline: { value: '24/7 hotline', status: 'spec' },
  hotlinePhone: {
    value: null,
    status: 'sample',
    knownBy: 'client services',
    note: 'The number is not given. Until it is, the page says that it is missing.',
  },
};
