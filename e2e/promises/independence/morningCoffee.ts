import type { OwnTree } from '../../own-site/ownTree';

/** The page a section adds. */
export const morningCoffee = {
  address: '/events/morning-coffee',
  heading: 'Morning coffee',
  /** What /events says before and after. */
  before: 'Bring a friend.',
  after: 'Bring a friend, or come for coffee first.',
} as const;

const page = `
import { useState } from 'react';

/** Coffee before the day begins. */
export function MorningCoffeePage() {
  const [cups, setCups] = useState(0);
  return (
    <>
      <h1>${morningCoffee.heading}</h1>
      <p>The door is open from seven. Sit down, have a cup, and meet the people who keep this place warm.</p>
      <button type="button" onClick={() => setCups(cups + 1)}>Cups: {cups}</button>
    </>
  );
}
`;

const entry = `
    {
      path: paths.morningCoffee,
      title: 'Morning coffee',
      description: 'Have a cup of coffee with us before the day begins, and meet the people who keep this place warm.',
      Page: MorningCoffeePage,
    },
  ],
};`;

/** What its people type to change a page and to add another, as the README says it is done. */
export async function addMorningCoffee({ write, replace }: OwnTree): Promise<void> {
  await replace(
    'shared-data/src/paths.ts',
    "  events: '/events',",
    `  events: '/events',\n  morningCoffee: '${morningCoffee.address}',`,
  );
  await write('mfe-events/src/morning-coffee/MorningCoffeePage.tsx', page);
  const section = 'mfe-events/src/section.ts';
  await replace(
    section,
    'import { eventPage }',
    "import { paths } from '@site/shared-data/paths';\nimport { eventPage }",
  );
  await replace(
    section,
    'import { eventPage }',
    "import { MorningCoffeePage } from './morning-coffee/MorningCoffeePage';\nimport { eventPage }",
  );
  await replace(section, '\n  ],\n};', entry);
  const list = 'mfe-events/src/event-list/EventsPage.tsx';
  await replace(list, morningCoffee.before, morningCoffee.after);
  await replace(list, '<EventList />', '<EventList />\n      <Link to={paths.morningCoffee}>Morning coffee</Link>');
  await replace(
    list,
    'import { EventList }',
    "import { Link } from '@site/section/Link';\nimport { paths } from '@site/shared-data/paths';\nimport { EventList }",
  );
}
