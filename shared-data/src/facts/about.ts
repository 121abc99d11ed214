import { foundedYear } from '@site/shared-data/constants';
import type { Fact, Facts, PageFacts } from '@site/shared-data/Fact';
import { org } from '@site/shared-data/siteFacts';

/* What the pages about the clinic say of it. */

export const aboutFacts = {
  faith: {
    value: 'Faith is why we do this. You do not need to share it to be welcome here.',
    status: 'sample',
    knownBy: 'chief executive',
  },
  mission: {
    value:
      'We help women, men and families through pregnancy and the first years of parenting. We do it with practical help and the love of Christ.',
    status: 'sample',
    knownBy: 'board',
  },
  vision: { value: 'A community where no parent feels alone.', status: 'sample', knownBy: 'board' },
  values: {
    value: [
      { name: 'Dignity', meaning: 'Every person who comes through our door matters to God and to us.' },
      { name: 'Honesty', meaning: 'You get plain answers, also when the answer is “we do not know”.' },
      { name: 'Compassion', meaning: 'We listen first, and we go at your pace.' },
      { name: 'Excellence', meaning: 'We prepare well, learn often and put right what we get wrong.' },
    ],
    status: 'sample',
    knownBy: 'board',
  },
  promises: {
    value: [
      'You get honest answers to your questions.',
      'You meet kindness here, whatever you decide.',
      'Your privacy is respected.',
    ],
    status: 'sample',
    knownBy: 'chief executive',
  },
} as const satisfies PageFacts;

/** A year of the clinic's story. */
interface Milestone {
  readonly year: string;
  readonly text: string;
}

/** What happened between the founding and today: none until the clinic tells. */
const milestones: Fact<readonly Milestone[]> = {
  value: [],
  status: 'sample',
  knownBy: 'board',
  note: `The years between ${foundedYear} and today: { year: '1995', text: 'What happened.' }.`,
};

export const historyFacts = {
  why: {
    value: 'We do this work because we believe that every person is loved by God.',
    status: 'sample',
    knownBy: 'chief executive',
  },
  milestones,
  today: {
    value: 'Two places work side by side, so that help does not end when a visit does.',
    status: 'sample',
    knownBy: 'chief executive',
  },
  clinic: {
    value: 'A calm place to take a pregnancy test, ask your questions and be heard.',
    status: 'sample',
    knownBy: 'client services',
  },
  familyCenter: {
    value: 'Our partner ministry, where moms and dads find supplies, classes and company.',
    status: 'sample',
    knownBy: 'family center',
  },
} as const satisfies PageFacts;

export const teamFacts = {
  board: {
    value: 'The board guides the clinic and watches over its budget.',
    status: 'sample',
    knownBy: 'board',
  },
} as const satisfies PageFacts;

export const contactFacts = {
  arrival: {
    value: ['You can park in front of the building.', 'The door is step-free.'],
    status: 'sample',
    knownBy: 'office',
  },
} as const satisfies PageFacts;

/** The letter and its signature come from the chief executive. */
export const welcomeFacts = {
  letter: {
    value: [
      'Thank you for stopping here. Whatever brought you to this page, I am glad you came.',
      'Maybe you took a pregnancy test, and today feels different from yesterday. Maybe your baby is here, and the nights are long. Maybe you are a dad and wonder what comes next. Maybe you carry something from the past that few people know about. There is room for you.',
      `We have served women, men and families in ${org.place.value} since ${foundedYear}. We are Christians, and we believe that God loves each person who comes in. Your faith, or none, is your own.`,
      'You are welcome as you are. You can ask anything. You can come alone, or bring someone you trust. There is no pressure, and the next step is always yours.',
    ],
    status: 'sample',
    knownBy: 'chief executive',
  },
  thanks: {
    value: 'And if you give, volunteer or pray: thank you. Your kindness is part of this work.',
    status: 'sample',
    knownBy: 'chief executive',
  },
} as const satisfies PageFacts;

/** Where the number of the Impact page comes from. While it is a sample, the page says that it is to be confirmed. */
interface FamiliesCounted {
  /** The year it was counted in: '2025'. */
  year: string | null;
  /** Who counted, and where that can be read. */
  source: string | null;
  /** What counts as a family served. */
  way: string | null;
}

export const familiesCounted: Facts<FamiliesCounted> = {
  year: { value: null, status: 'sample', knownBy: 'chief executive' },
  source: { value: null, status: 'sample', knownBy: 'chief executive' },
  way: { value: null, status: 'sample', knownBy: 'chief executive', note: 'Is a family counted once each year?' },
};

export const impactFacts = {
  stories: {
    value: 'Stories belong to the people who lived them. We share one when they give us permission.',
    status: 'sample',
    knownBy: 'chief executive',
  },
} as const satisfies PageFacts;
