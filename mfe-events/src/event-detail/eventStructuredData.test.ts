/** @jest-environment node */
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { contact, org, siteOrigin } from '@site/shared-data/siteFacts';
import { campaign, evening, run } from '../fixtureEvents';
import { eventStructuredData } from './eventStructuredData';

describe('eventStructuredData', () => {
  it('has the hours of an evening with their UTC offset', () => {
    expect(eventStructuredData(evening)).toMatchObject({
      '@type': 'Event',
      name: 'Harvest Evening',
      doorTime: '2025-04-10T17:30:00-05:00',
      startDate: '2025-04-10T18:00:00-05:00',
      endDate: '2025-04-10T20:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Town Hall',
        address: { streetAddress: '1 Main Street', addressLocality: 'Mapleton', addressRegion: 'GA' },
      },
      organizer: { name: org.name.value },
      url: `${siteOrigin.value}/events/harvest-evening`,
    });
  });

  it('has only days if no time is known', () => {
    expect(eventStructuredData(run)).toMatchObject({ startDate: '2025-11-08', endDate: '2025-11-08' });
    expect(eventStructuredData(campaign)).toMatchObject({ startDate: '2025-07-06', endDate: '2025-08-02' });
  });

  it('has only the last day if its end time is unknown', () => {
    expect(eventStructuredData({ ...campaign, startTime: '8:00 AM' })).toMatchObject({
      startDate: '2025-07-06T08:00:00-05:00',
      endDate: '2025-08-02',
    });
  });

  it('ends at its hour of the last day', () => {
    expect(eventStructuredData({ ...campaign, startTime: '8:00 AM', endTime: '2:00 PM' })).toMatchObject({
      endDate: '2025-08-02T14:00:00-05:00',
    });
  });

  it('ends after midnight on the next day', () => {
    const night = { ...run, date: 'May 6, 2027', doorsTime: '8:00 PM', startTime: '9:00 PM', endTime: '1:00 AM' };
    expect(eventStructuredData(night)).toMatchObject({
      doorTime: '2027-05-06T20:00:00-05:00',
      startDate: '2027-05-06T21:00:00-05:00',
      endDate: '2027-05-07T01:00:00-05:00',
    });
  });

  it('has another UTC offset in winter', () => {
    const morning = { ...run, startTime: '8:00 AM' };
    expect(eventStructuredData(morning)).toMatchObject({ startDate: '2025-11-08T08:00:00-06:00' });
  });

  it('has every place with an address, or only the state', () => {
    expect(eventStructuredData(campaign)['location']).toMatchObject({
      name: 'Various locations',
      address: { addressRegion: contact.address.value.state },
    });
    const places = eventStructuredData({ ...campaign, pageParts: 'bottles' })['location'];
    const known = participatingLocations.filter(({ address }) => address !== null);
    expect(places).toMatchObject(
      known.map(({ name, address }) => ({ name, address: { streetAddress: address?.street } })),
    );
  });

  it('has the cost if it is known', () => {
    expect(eventStructuredData(run)['offers']).toMatchObject([
      { '@type': 'Offer', name: 'The run', price: 5, priceCurrency: 'USD' },
      { '@type': 'Offer', name: 'The cheering', price: 0, priceCurrency: 'USD' },
    ]);
    expect(eventStructuredData(evening)).not.toHaveProperty('offers');
  });

  it('has the full URL of the picture', () => {
    expect(eventStructuredData(evening)['image']).toMatch(/^https:\/\/[\w.]+\/images\/not-found-social\.\w+\.jpg$/);
  });
});
