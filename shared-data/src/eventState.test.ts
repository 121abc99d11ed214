import type { ClinicDay } from './clinicTime';
import { eventState } from './eventState';

const gala = { date: 'April 10, 2025' };
const campaign = { date: 'July 6, 2025', endDate: 'August 2, 2025' };

describe('eventState', () => {
  it.each<[ClinicDay, string]>([
    ['2025-04-09', 'coming'],
    ['2025-04-10', 'under way'],
    ['2025-04-11', 'over'],
  ])('of one day, on %s: %s', (today, state) => {
    expect(eventState(gala, today)).toBe(state);
  });

  it.each<[ClinicDay, string]>([
    ['2025-07-05', 'coming'],
    ['2025-07-06', 'under way'],
    ['2025-07-20', 'under way'],
    ['2025-08-02', 'under way'],
    ['2025-08-03', 'over'],
  ])('of four weeks, on %s: %s', (today, state) => {
    expect(eventState(campaign, today)).toBe(state);
  });
});
