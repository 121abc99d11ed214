import type { Facts } from './Fact';

/** A value the clinic holds, and what it means in practice. */
export interface ClinicValue {
  readonly name: string;
  readonly meaning: string;
}

/** What the clinic says of itself. */
interface Statements {
  mission: string;
  vision: string;
  values: readonly ClinicValue[];
  /** What a visitor can hold the clinic to. */
  promises: readonly string[];
}

const note = 'Written for this site. The clinic must confirm or replace it.';

export const statements: Facts<Statements> = {
  mission: {
    value:
      'We help women, men and families through pregnancy and the first years of parenting. We do it with practical help and the love of Christ.',
    status: 'sample',
    note,
  },
  vision: { value: 'A community where no parent feels alone.', status: 'sample', note },
  values: {
    value: [
      { name: 'Dignity', meaning: 'Every person who comes through our door matters to God and to us.' },
      { name: 'Honesty', meaning: 'You get plain answers, also when the answer is “we do not know”.' },
      { name: 'Compassion', meaning: 'We listen first, and we go at your pace.' },
      { name: 'Excellence', meaning: 'We prepare well, learn often and put right what we get wrong.' },
    ],
    status: 'sample',
    note,
  },
  promises: {
    value: [
      'You get honest answers to your questions.',
      'You meet kindness here, whatever you decide.',
      'Your privacy is respected. Ask us how we keep your details.',
    ],
    status: 'sample',
    note,
  },
};
