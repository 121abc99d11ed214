import type { Fact, Facts } from './Fact';

/*
 * What the programs offer and ask, as short lists. The specification is silent on all of it,
 * so every page that shows one of these lists shows a sample until the clinic confirms it.
 */

const note = 'Written for this site. The clinic must confirm or replace it.';

interface ClinicVisit {
  /** What a visitor can get help with. */
  helpsWith: readonly string[];
  /** What the clinic does not offer or refer for, in plain words. Shown in the scope block when it has entries. */
  doesNotOffer: readonly string[];
  /** Completes 'A first visit takes …'. */
  visitLength: string;
  /** What to bring. */
  bring: readonly string[];
  /** Where to park and how to get in. */
  arrival: readonly string[];
}

export const clinicVisit: Facts<ClinicVisit> = {
  helpsWith: { value: ['A pregnancy test', 'An ultrasound', 'Time to talk with a nurse'], status: 'sample', note },
  doesNotOffer: {
    value: [],
    status: 'sample',
    note: 'The clinic must say it: visitors deserve to read plainly what it does not offer or refer for.',
  },
  visitLength: { value: 'about an hour', status: 'sample', note },
  bring: { value: ['A photo ID, if you have one', 'Your questions', 'A friend, if you want'], status: 'sample', note },
  arrival: { value: ['You can park in front of the building.', 'The door is step-free.'], status: 'sample', note },
};

/** What parents can take part in. */
export const parentingOffers: Fact<readonly string[]> = {
  value: ['Parenting classes', 'Time with a mentor', 'Baby supplies'],
  status: 'sample',
  note,
};

/** The forms that support after an abortion takes. */
export const counselingForms: Fact<readonly string[]> = {
  value: ['One to one', 'In a small group', 'At your own pace'],
  status: 'sample',
  note,
};

/** What guests of the gala can expect. */
export const galaEvening: Fact<readonly string[]> = {
  value: ['Dinner with friends of the clinic', 'Stories shared with permission', 'A chance to give'],
  status: 'sample',
  note,
};

/** How somebody becomes a volunteer, step by step. */
export const volunteerSteps: Fact<readonly string[]> = {
  value: ['Talk with us', 'Fill in a short form', 'Learn with someone who has done it', 'Start when you are ready'],
  status: 'sample',
  note,
};

/** The freedom of a monthly partner. */
export const monthlyTerms: Fact<string> = {
  value: 'You can change the amount or stop at any time.',
  status: 'sample',
  note,
};

/** What families ask for most. */
export const mostNeededItems: Fact<readonly string[]> = {
  value: [
    'Diapers, all sizes',
    'Baby wipes',
    'Baby formula, unopened',
    'Baby bottles',
    'Onesies',
    'Baby blankets',
    'Car seats, new',
  ],
  status: 'sample',
  note,
};

/** A year of the clinic's story. */
export interface Milestone {
  readonly year: string;
  readonly text: string;
}

/** What happened between the founding and today. A live site shows none until real ones are known. */
export const milestones: Fact<readonly Milestone[]> = {
  value: [{ year: 'Year to come', text: 'Milestone to be supplied' }],
  status: 'sample',
  note: 'The clinic must supply the years between 1983 and today.',
};
