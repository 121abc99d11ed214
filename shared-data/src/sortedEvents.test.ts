import type { ClinicDay } from './clinicTime';
import { findEvent } from './findEvent';
import { pastEvents } from './pastEvents';
import { sortedEvents } from './sortedEvents';
import { upcomingEvents } from './upcomingEvents';

const events = (['walk', 'gala', 'bottles'] as const).map(findEvent);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('sortedEvents', () => {
  it.each<[ClinicDay, string[]]>([
    ['2025-01-01', ['gala', 'bottles', 'walk']],
    ['2025-04-10', ['gala', 'bottles', 'walk']],
    ['2025-04-11', ['bottles', 'walk', 'gala']],
    ['2025-07-07', ['walk', 'gala', 'bottles']],
    ['2026-11-21', ['gala', 'bottles', 'walk']],
  ])('puts those to come first on %s, each group by date', (today, order) => {
    expect(ids(sortedEvents(events, today))).toEqual(order);
  });

  it('leaves the list it was given alone', () => {
    const before = ids(events);
    sortedEvents(events, '2025-07-07');
    expect(ids(events)).toEqual(before);
  });

  it('has nothing to say of no events', () => {
    expect(sortedEvents([], '2025-07-07')).toEqual([]);
  });
});

describe('upcomingEvents and pastEvents', () => {
  it('share out the events between them', () => {
    expect(ids(upcomingEvents(events, '2025-07-07'))).toEqual(['walk']);
    expect(ids(pastEvents(events, '2025-07-07'))).toEqual(['gala', 'bottles']);
  });
});
