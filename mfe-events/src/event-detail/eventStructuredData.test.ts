import { findEvent } from '@site/shared-data/findEvent';
import { eventStructuredData } from './eventStructuredData';

describe('eventStructuredData', () => {
  it('gives the hours of an evening with their distance from UTC', () => {
    expect(eventStructuredData(findEvent('gala'))).toMatchObject({
      '@type': 'Event',
      name: 'Hope Gala',
      doorTime: '2025-04-10T17:30:00-05:00',
      startDate: '2025-04-10T18:00:00-05:00',
      endDate: '2025-04-10T20:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Dixon Conference Center' },
      organizer: { name: 'Morning Path Clinic' },
      url: 'https://www.example.org/events/hope-gala',
    });
  });

  it('gives days alone while no hour is known', () => {
    expect(eventStructuredData(findEvent('walk'))).toMatchObject({ startDate: '2025-11-08', endDate: '2025-11-08' });
    expect(eventStructuredData(findEvent('bottles'))).toMatchObject({ startDate: '2025-07-06', endDate: '2025-08-02' });
  });

  it('counts winter an hour further from UTC', () => {
    const morning = { ...findEvent('walk'), startTime: '8:00 AM' };
    expect(eventStructuredData(morning)).toMatchObject({ startDate: '2025-11-08T08:00:00-06:00' });
  });

  it('shows a picture by its whole address', () => {
    expect(eventStructuredData(findEvent('gala'))['image']).toMatch(
      /^https:\/\/www\.example\.org\/images\/event-gala-social\.\w+\.jpg$/,
    );
  });
});
