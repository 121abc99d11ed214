import { campaign } from '../fixtureEvents';
import { eventResources } from '@site/shared-data/eventResources';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BabyBottleBoomerang } from './BabyBottleBoomerang';
import { addressOf, bottlePlaces } from './bottlePlaces';
import { ForChurches } from './ForChurches';

describe('BabyBottleBoomerang', () => {
  it('names every place that has bottles, and the way to it where it is known', () => {
    render(<BabyBottleBoomerang event={campaign} />, { wrapper: MemoryRouter });
    for (const place of participatingLocations) {
      const { name, address } = place;
      const card = screen.getByRole('heading', { level: 3, name }).closest('li');
      expect(card?.textContent).toContain(addressOf(place, 'To be announced'));
      expect(card?.querySelectorAll('a')).toHaveLength(address ? 1 : 0);
    }
  });
});

describe('bottlePlaces', () => {
  it('names every place, and sends nobody for a bottle, once the campaign is over', () => {
    const { container } = render(bottlePlaces.content);
    const names = participatingLocations.map(({ name }) => name);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(names);
    expect(container.textContent).not.toMatch(/pick up|bring|tell us|to be announced|ask us/i);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says of a place without an address whether one is still to come', () => {
    const place = { name: 'A church', address: null };
    expect(addressOf(place, 'Not announced', { status: 'sample', knownBy: 'events' })).toBe('To be confirmed');
    expect(addressOf(place, 'Not announced', { status: 'spec' })).toBe('Not announced');
  });
});

describe('ForChurches', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2025-08-02', 'Bring the bottles to your church'],
    ['2025-08-03', 'Next time, bring the bottles to your church'],
  ])('asks churches on %s to take part this time or next', (day, heading) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00-05:00`) });
    render(<ForChurches event={campaign} />);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  });

  it('promises no file that is not ready', () => {
    const { container } = render(<ForChurches event={campaign} />);
    const areReady = eventResources.some(({ downloadUrl }) => downloadUrl !== '#');
    expect(container.textContent).toContain(areReady ? 'These files help.' : 'once they are ready.');
  });
});
