/** @jest-environment node */
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { bottlePlaces } from './bottlePlaces';
import { eventPlaces } from './calendar/eventPlaces';
import { campaign } from './fixtureEvents';

const last = { ...campaign, pageParts: 'bottles' } as const;
const next = { ...last, id: 'next', date: 'July 5, 2026', endDate: 'August 1, 2026' };
const run = { ...last, id: 'run', date: 'November 7, 2026', pageParts: 'walk' } as const;
const mill = {
  name: 'The old mill',
  address: { street: '9 Mill Road', city: 'Mapleton', state: 'GA', postalCode: '30701' },
};

describe('bottlePlaces', () => {
  it('are the places of today for the latest campaign, and none for an earlier one that is over', () => {
    const events = [last, next, run];
    expect(bottlePlaces(next, true, events)).toBe(participatingLocations);
    expect(bottlePlaces(last, true, events)).toEqual([]);
    expect(bottlePlaces(last, true, [last, run])).toBe(participatingLocations);
  });

  it('stay with a campaign until it is over, although the one after it is announced', () => {
    expect(bottlePlaces(last, false, [last, next])).toBe(participatingLocations);
  });

  it('are those of the entry in every campaign, also for calendars', () => {
    const own = { ...last, places: [mill, { name: 'A shop', address: null }] };
    expect(bottlePlaces(own, true, [own, next])).toEqual(own.places);
    expect(eventPlaces(own)).toEqual([mill]);
  });
});
