import type { ClinicDay } from './clinicTime';
import { pastEvents } from './pastEvents';
import { upcomingEvents } from './upcomingEvents';

const events = [
  { id: 'walk', date: 'November 8, 2025' },
  { id: 'gala', date: 'April 10, 2025' },
  { id: 'bottles', date: 'July 6, 2025', endDate: 'August 2, 2025' },
];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('upcomingEvents and pastEvents', () => {
  it.each<[ClinicDay, string[], string[]]>([
    ['2025-01-01', ['gala', 'bottles', 'walk'], []],
    ['2025-04-10', ['gala', 'bottles', 'walk'], []],
    ['2025-04-11', ['bottles', 'walk'], ['gala']],
    ['2025-07-07', ['bottles', 'walk'], ['gala']],
    ['2025-08-03', ['walk'], ['gala', 'bottles']],
    ['2026-11-21', [], ['gala', 'bottles', 'walk']],
  ])('share out the events between them on %s, each group by date', (today, upcoming, past) => {
    expect(ids(upcomingEvents(events, today))).toEqual(upcoming);
    expect(ids(pastEvents(events, today))).toEqual(past);
  });

  it('leave the list they were given alone', () => {
    upcomingEvents(events, '2025-01-01');
    expect(ids(events)).toEqual(['walk', 'gala', 'bottles']);
  });

  it('have nothing to say of no events', () => {
    expect(upcomingEvents([], '2025-07-07')).toEqual([]);
  });
});
