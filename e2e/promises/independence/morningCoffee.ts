import type { OwnTree } from '../../own-site/ownTree';

/** The event a section adds, and with it a page. */
export const morningCoffee = {
  address: '/events/morning-coffee',
  heading: 'Morning coffee',
  /** What /events says before and after. */
  before: 'to celebrate and to help.',
  after: 'to celebrate and to help, or to have coffee first.',
} as const;

const part = `
import { useState } from 'react';

/** Coffee before the day begins. */
export function MorningCoffee() {
  const [cups, setCups] = useState(0);
  return (
    <>
      <p>The door is open from seven. Sit down, have a cup, and meet the people who keep this place warm.</p>
      <button type="button" onClick={() => setCups(cups + 1)}>Cups: {cups}</button>
    </>
  );
}
`;

const list = 'const entries = [';

const event = `${list}
  {
    id: 'coffee',
    title: '${morningCoffee.heading}',
    date: 'May 5, 2031',
    time: '7:00–9:00 AM',
    location: 'At the clinic',
    image: { name: 'event-gala', alt: 'A long table with cups.' },
    summary: 'A cup of coffee before the day begins.',
    description: 'Have a cup with us before the day begins. The door is open from seven.',
    registration: 'No registration needed.',
    registrationOpen: false,
    registrationUrl: null,
    requiresRegistration: false,
    detailPageUrl: '${morningCoffee.address}',
  },`;

/** What its people type to change a page and to add an event whose page has a part of its own, as the README says it is done. */
export async function addMorningCoffee({ write, replace }: OwnTree): Promise<void> {
  await replace('shared-data/src/events.ts', list, event);
  await write('mfe-events/src/morning-coffee/MorningCoffee.tsx', part);
  const section = 'mfe-events/src/section.ts';
  await replace(
    section,
    'import { eventPage }',
    "import { MorningCoffee } from './morning-coffee/MorningCoffee';\nimport { eventPage }",
  );
  await replace(section, '  gala: {', '  coffee: { Invitation: MorningCoffee },\n  gala: {');
  await replace('mfe-events/src/event-list/EventsPage.tsx', morningCoffee.before, morningCoffee.after);
}
