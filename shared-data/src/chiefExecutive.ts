import type { Fact } from './Fact';

/** The person who signs the welcome letter: also the first entry of the staff. */
interface ChiefExecutive {
  readonly name: string;
  readonly title: string;
}

export const chiefExecutive: Fact<ChiefExecutive> = {
  value: { name: 'Alex Sample', title: 'Chief Executive Officer' },
  status: 'sample',
  knownBy: 'board',
  note: 'Invented. Replace with the real one.',
};
