import type { Facts } from './Fact';

/** What the Impact page says in numbers, in its exact words. */
interface Claims {
  familiesServed: string;
  years: string;
  /** Its number is unknown: never link it, and never to the office phone. */
  hotline: string;
  /** How the families are counted; null until the clinic says so. */
  howCounted: string | null;
}

export const claims: Facts<Claims> = {
  familiesServed: { value: 'over 5,000 families served annually', status: 'spec' },
  years: { value: 'over four decades of service', status: 'spec' },
  hotline: { value: '24/7 hotline', status: 'spec', note: 'The number is not given.' },
  howCounted: { value: null, status: 'sample', note: 'The clinic must say what counts as a family served.' },
};
