import type { PageFacts } from '@site/shared-data/Fact';

/* What the event pages say beside the events themselves. */

export const eventsFacts = {
  mailingList: {
    value: 'We write when a date is set. One message is enough to join.',
    status: 'sample',
    knownBy: 'events',
  },
} as const satisfies PageFacts;

export const hopeGalaFacts = {
  evening: {
    value: ['Dinner with friends of the clinic', 'Stories shared with permission', 'A chance to give'],
    status: 'sample',
    knownBy: 'events',
  },
  tables: {
    value: 'A table brings your friends, your team or your church together.',
    status: 'sample',
    knownBy: 'events',
  },
} as const satisfies PageFacts;

export const babyBottleBoomerangFacts = {
  steps: {
    value: [
      { title: 'Take', text: 'Pick up an empty bottle at one of the places below.' },
      { title: 'Fill', text: 'Put in coins, bills or a check over four weeks.' },
      { title: 'Return', text: 'Bring the bottle back to where you found it.' },
    ],
    status: 'sample',
    knownBy: 'events',
  },
  groups: {
    value: 'A group can take part together. Tell us how many bottles you need, and we get them ready.',
    status: 'sample',
    knownBy: 'events',
  },
} as const satisfies PageFacts;
