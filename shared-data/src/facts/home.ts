import type { PageFacts } from '@site/shared-data/Fact';

/* What the shell's own page says of the clinic. */

export const homeFacts = {
  firstSteps: {
    value: [
      { title: 'Call or write', text: 'You do not need to have the words ready.' },
      { title: 'Talk with someone who listens', text: 'You sit down together in a quiet room. You set the pace.' },
      { title: 'Choose what is next', text: 'You take what helps, and you decide. There is no pressure.' },
    ],
    status: 'sample',
    knownBy: 'client services',
  },
  welcome: {
    value: 'This is a Christian nonprofit, and you are welcome here whatever you believe.',
    status: 'sample',
    knownBy: 'chief executive',
  },
} as const satisfies PageFacts;
