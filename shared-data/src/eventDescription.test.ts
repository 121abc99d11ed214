/** @jest-environment node */
import { eventDescription } from './eventDescription';

const gala = { title: 'Hope Gala', date: 'April 10, 2025', location: 'Town Hall', summary: 'An evening of stories.' };

describe('eventDescription', () => {
  it('names the day and the place', () => {
    expect(eventDescription(gala)).toBe('Hope Gala, April 10, 2025. Town Hall. An evening of stories.');
  });

  it('names the first and the last day of several', () => {
    expect(eventDescription({ ...gala, endDate: 'April 12, 2025' })).toContain(
      ', April 10, 2025 – April 12, 2025. Town',
    );
  });
});
