import { events } from './events';
import { findEvent } from './findEvent';
import { links } from './siteFacts';

describe('events', () => {
  it('hold the three of the specification', () => {
    expect(events.map(({ id, title, date }) => ({ id, title, date }))).toEqual(
      expect.arrayContaining([
        { id: 'gala', title: 'Hope Gala', date: 'April 10, 2025' },
        { id: 'walk', title: 'Walk 4 Life', date: 'November 8, 2025' },
        { id: 'bottles', title: 'Baby Bottle Boomerang', date: 'July 6, 2025' },
      ]),
    );
  });

  it('have the gala open for registration on the external page', () => {
    expect(findEvent('gala')).toMatchObject({
      location: 'Dixon Conference Center',
      time: '6:00–8:00 PM',
      doorsTime: '5:30 PM',
      attire: 'Semi-formal',
      registrationOpen: true,
      registrationUrl: links.galaRegistration.value,
      requiresRegistration: true,
      detailPageUrl: '/events/hope-gala',
    });
  });

  it('have the walk announced, not yet open', () => {
    expect(findEvent('walk')).toMatchObject({
      location: 'Opelika Sportsplex',
      time: 'Time to be announced',
      registrationOpen: false,
      registrationUrl: null,
      requiresRegistration: true,
      detailPageUrl: '/events/walk-for-life',
    });
    expect(findEvent('walk').description).toMatch(/free.*\$30.*\$200/);
  });

  it('have the bottles for four weeks and without registration', () => {
    expect(findEvent('bottles')).toMatchObject({
      endDate: 'August 2, 2025',
      location: 'Various locations',
      time: '4-week campaign',
      requiresRegistration: false,
      detailPageUrl: '/events/baby-bottle-boomerang',
    });
  });
});
