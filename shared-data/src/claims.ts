import type { Facts } from './Fact';

/** What the Impact page says in numbers, in its exact words. */
interface Claims {
  familiesServed: string;
  years: string;
  hotline: string;
  /** The clinic's own number for the hotline; null while it is unknown. Never the office phone. */
  hotlinePhone: string | null;
  /** How the families are counted; null until the clinic says so: the page leaves it out then. */
  howCounted: string | null;
}

export const claims: Facts<Claims> = {
  familiesServed: { value: 'over 5,000 families served annually', status: 'spec' },
  years: { value: 'over four decades of service', status: 'spec' },
  hotline: { value: '24/7 hotline', status: 'spec' },
  hotlinePhone: {
    value: null,
    status: 'sample',
    knownBy: 'client services',
    note: 'The number is not given. Until it is, the page names the national line.',
  },
  howCounted: {
    value: 'A family that comes for help is counted once each year, however often it comes.',
    status: 'sample',
    knownBy: 'chief executive',
    note: 'The clinic must say what counts as a family served.',
  },
};
