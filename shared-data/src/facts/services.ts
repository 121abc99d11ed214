import type { Fact, Facts, PageFacts } from '@site/shared-data/Fact';
import { org } from '@site/shared-data/siteFacts';

/* What the service pages say of the clinic. */

/** Answers that the clinic alone can give; null while nobody has given one. */
interface ClinicAnswers {
  testTime: string | null;
  resultTime: string | null;
  cost: string | null;
  ultrasoundCost: string | null;
  parents: string | null;
  under18: string | null;
  comingAlone: string | null;
  /** Who the nurses and counselors are, and what their training is. */
  training: string | null;
  /** Under which license the clinic works, and which doctor answers for it. */
  license: string | null;
}

export const clinicAnswers: Facts<ClinicAnswers> = {
  testTime: {
    value: 'From the first day of a missed period. If you cannot tell that day, wait until 21 days after sex.',
    status: 'sample',
    knownBy: 'nurse manager',
    note: 'As the NHS says on nhs.uk, “Doing a pregnancy test”. Does it hold for the tests of the clinic?',
  },
  resultTime: {
    value: 'A test takes a few minutes. You hear the result before you leave.',
    status: 'sample',
    knownBy: 'nurse manager',
  },
  cost: {
    value: 'Nothing. A visit and a pregnancy test are free.',
    status: 'sample',
    knownBy: 'client services',
    note: 'What a visit and a test cost.',
  },
  ultrasoundCost: {
    value: 'Yes. If the nurse offers you one, it is free too.',
    status: 'sample',
    knownBy: 'nurse manager',
    note: 'What an ultrasound costs, and who is offered one.',
  },
  parents: {
    value: 'No, unless you ask us to, or the law says that we must. You hear first when that is so.',
    status: 'sample',
    knownBy: 'nurse manager',
    note: 'Have the answer read by somebody who knows the law of Alabama.',
  },
  under18: {
    value: 'Yes. You can come alone, or with a parent or a friend.',
    status: 'sample',
    knownBy: 'nurse manager',
    note: 'Can somebody under 18 come without a parent? Have the answer read by somebody who knows the law.',
  },
  comingAlone: {
    value:
      'Yes. You can come alone, or bring your partner, a parent or a friend. You can also ask for some time alone with the nurse.',
    status: 'sample',
    knownBy: 'client services',
  },
  training: {
    value: null,
    status: 'sample',
    knownBy: 'nurse manager',
    note: 'Who the nurses and counselors are, and what their training is.',
  },
  license: {
    value: null,
    status: 'sample',
    knownBy: 'chief executive',
    note: 'Is the clinic a licensed medical clinic, and by whom? Which doctor answers for its work?',
  },
};

/** What the clinic does not offer or refer for, in plain words. The page leaves it out while the list is empty. */
const doesNotOffer: Fact<readonly string[]> = {
  value: ['Abortions, or referrals for them', 'Emergency care', 'Doctor visits through a whole pregnancy'],
  status: 'sample',
  knownBy: 'chief executive',
  note: 'The clinic must say it: visitors deserve to read plainly what it does not offer or refer for.',
};

/** Who the clinic is, on the pages of the other services. */
export const serviceFaith: Fact<string> = {
  value: 'We are a Christian nonprofit. You are welcome whatever you believe.',
  status: 'sample',
  knownBy: 'chief executive',
};

export const clinicFacts = {
  scope: {
    value: 'We are a Christian nonprofit, not a hospital, and do not provide or refer for abortions.',
    status: 'sample',
    knownBy: 'chief executive',
    note: 'Who the clinic is, in one sentence, before what it does. It says in short what doesNotOffer says.',
  },
  helpsWith: {
    value: ['A pregnancy test', 'An ultrasound', 'Time to talk with a nurse'],
    status: 'sample',
    knownBy: 'nurse manager',
  },
  doesNotOffer,
  leaving: { value: 'You can leave at any time.', status: 'sample', knownBy: 'client services' },
  firstVisit: {
    value: [
      { title: 'You arrive', text: 'Someone meets you at the door and shows you to a quiet room.' },
      { title: 'You talk', text: 'You say what is on your mind. You share as much or as little as you want.' },
      { title: 'You get your results', text: 'If you take a test, you hear the result in plain words.' },
      {
        title: 'You choose what is next',
        text: 'You can ask more, come back, or go home and think. There is no pressure.',
      },
    ],
    status: 'sample',
    knownBy: 'nurse manager',
  },
} as const satisfies PageFacts;

export const parentingFacts = {
  cost: { value: 'Classes, mentors and baby supplies are free.', status: 'sample', knownBy: 'parenting program' },
  offers: {
    value: ['Parenting classes', 'Time with a mentor', 'Baby supplies'],
    status: 'sample',
    knownBy: 'parenting program',
  },
  company: {
    value: 'You can come alone, as a couple or with your children. Each family is different, and so is the help.',
    status: 'sample',
    knownBy: 'parenting program',
  },
  steps: {
    value: [
      { title: 'We meet', text: 'You tell us about your family, what is going well and what is hard.' },
      { title: 'We plan', text: 'You choose one small step to start with, and we plan it with you.' },
      { title: 'You come back', text: 'You come back as often as it helps. Small, steady steps count.' },
    ],
    status: 'sample',
    knownBy: 'parenting program',
  },
  dads: {
    value:
      'Men are welcome here. You can come with your partner or on your own. You can ask your own questions, and talk with a man who has been there.',
    status: 'sample',
    knownBy: 'fatherhood program',
  },
  familyCenter: {
    value: `${org.partnerMinistry.value} is our partner ministry. Parents go there for baby supplies and a warm welcome.`,
    status: 'sample',
    knownBy: 'family center',
  },
} as const satisfies PageFacts;

export const adoptionFacts = {
  cost: { value: 'It costs nothing to talk with us.', status: 'sample', knownBy: 'adoption liaison' },
  pace: { value: 'There is no pressure, and we go at your pace.', status: 'sample', knownBy: 'adoption liaison' },
  steps: {
    value: [
      { title: 'Listen', text: 'You say what you hope for and what worries you. We listen first.' },
      { title: 'Explain', text: 'You ask what the words and the steps mean. We answer in plain words.' },
      { title: 'Connect', text: 'When you want, we put you in touch with our adoption partner.' },
    ],
    status: 'sample',
    knownBy: 'adoption liaison',
  },
} as const satisfies PageFacts;

export const counselingFacts = {
  cost: { value: 'Counseling here is free.', status: 'sample', knownBy: 'post-abortion support' },
  welcome: {
    value: 'It does not matter how long ago it was. No one here will judge you or rush you.',
    status: 'sample',
    knownBy: 'post-abortion support',
  },
  forms: {
    value: ['One to one', 'In a small group', 'At your own pace'],
    status: 'sample',
    knownBy: 'post-abortion support',
  },
  freedom: {
    value: 'You can try one way and change to another. You can stop at any time.',
    status: 'sample',
    knownBy: 'post-abortion support',
  },
} as const satisfies PageFacts;
