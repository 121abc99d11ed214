/** @jest-environment node */
import { announcedEvent } from './announcedEvent';
import { campaign, evening } from './fixtureEvents';

describe('announcedEvent', () => {
  it('has the first and the last day', () => {
    expect(announcedEvent(campaign)).toMatchObject({ firstDay: '2025-07-06', lastDay: '2025-08-02' });
    expect(announcedEvent(evening)).not.toHaveProperty('endsAt');
  });

  it('has the end of an event that ends after midnight, which belongs to its day', () => {
    expect(announcedEvent({ ...evening, endTime: '12:30 AM' })).toMatchObject({
      lastDay: '2025-04-10',
      endsAt: '2025-04-11T00:30:00-05:00',
    });
  });
});
