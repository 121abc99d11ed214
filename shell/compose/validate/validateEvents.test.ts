import type { AnnouncedEvent } from '@site/section/Section';
import { eventPictures, validateEvents } from './validateEvents';

const gala: AnnouncedEvent = {
  path: '/events/gala',
  title: 'Gala',
  firstDay: '2026-04-10',
  lastDay: '2026-04-10',
  when: 'April 10, 2026 · 6:00 PM',
  where: 'The hall',
  summary: 'Come.',
  isOpen: true,
  picture: { name: 'event-gala', hash: '0a1b2c3d', alt: 'A laid table' },
};
const pages = [{ path: '/events' }, { path: '/events/gala' }];

describe('validateEvents', () => {
  it('finds nothing wrong with an event of the contract, or with none', () => {
    expect(validateEvents([gala], pages)).toBeNull();
    expect(validateEvents(undefined, pages)).toBeNull();
  });

  it.each([
    [{ path: '/events/ball' }, `'Gala' has the path "/events/ball"; give it the address of one of its pages`],
    [{ title: '' }, `'' has the title ""; give it some words`],
    [{ title: undefined }, 'events[0] has the title undefined; give it some words'],
    [{ firstDay: '2026-02-31' }, `'Gala' has the firstDay "2026-02-31"; give it a day such as '2025-04-10'`],
    [{ lastDay: '2026-04-09' }, `'Gala' has the lastDay "2026-04-09"; give it a day such as '2025-04-10', not before`],
    [{ when: ' ' }, `'Gala' has the when " "; give it some words`],
    [{ isOpen: 'yes' }, `'Gala' has the isOpen "yes"; give it true or false`],
    [{ picture: null }, `'Gala' has the picture null; give it a name, a hash and an alt text`],
    [
      { picture: { ...gala.picture, hash: '../../etc' } },
      `'Gala' has the picture.hash "../../etc"; give it the eight digits its file names carry`,
    ],
  ])('names the event, the field, the value and what is wanted (%#)', (change, fault) => {
    expect(validateEvents([{ ...gala, ...change }], pages)).toContain(`the announced event ${fault}`);
  });

  it.each(['soon', { gala }])('wants a list (%#)', (events) => {
    expect(validateEvents(events, pages)).toContain('announces events that are no list');
  });
});

describe('eventPictures', () => {
  it('names the files the front door shows', () => {
    const files = eventPictures([gala]);
    expect(files).toHaveLength(8);
    expect(files).toContain('event-gala-560.0a1b2c3d.avif');
    expect(files).toContain('event-gala-1120.0a1b2c3d.webp');
  });
});
