import { campaign, run } from '../fixtureEvents';
import { addressLine } from '@site/shared-data/postalAddress';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BabyBottleBoomerang, whereBottlesWere } from './BabyBottleBoomerang';
import { ForChurches } from './ForChurches';

describe('BabyBottleBoomerang', () => {
  it('lists every place with bottles, and directions if its address is known', () => {
    render(<BabyBottleBoomerang event={campaign} />, { wrapper: MemoryRouter });
    for (const { name, address } of participatingLocations) {
      const card = screen.getByRole('heading', { level: 3, name }).closest('li');
      if (address) expect(card?.textContent).toContain(addressLine(address));
      expect(card?.querySelectorAll('a')).toHaveLength(address ? 1 : 0);
    }
  });
});

describe('whereBottlesWere', () => {
  it('lists every place without directions after the campaign', () => {
    const { container } = render(whereBottlesWere(campaign)?.content);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(
      participatingLocations.map(({ name, address }) => (address ? `${name}, ${addressLine(address)}` : name)),
    );
    expect(container.textContent).not.toMatch(/pick up|bring|tell us|to be announced|ask us/i);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('lists the places of the entry instead, if it has its own', () => {
    render(whereBottlesWere({ ...campaign, places: [{ name: 'The old mill', address: null }] })?.content);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['The old mill']);
  });
});

describe('ForChurches', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2025-08-02', 'Bring the bottles to your church'],
    ['2025-08-03', 'Next time, bring the bottles to your church'],
  ])('invites churches on %s to take part this time or next time', (day, heading) => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00-05:00`) });
    render(<ForChurches event={campaign} />);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  });

  it('invites to a night until it ends after midnight', () => {
    jest.useFakeTimers({ now: new Date('2025-11-09T00:30:00-06:00') });
    render(<ForChurches event={{ ...run, startTime: '9:00 PM', endTime: '1:00 AM' }} />);
    expect(screen.getByRole('heading', { name: 'Bring the bottles to your church' })).toBeTruthy();
  });

  it('names the missing addresses of the places that the campaign itself has', () => {
    const places = [{ name: 'The old mill', address: null }];
    const { container } = render(
      <ForChurches event={{ ...campaign, places, source: { status: 'sample', knownBy: 'events' } }} />,
    );
    expect(container.textContent).toContain('the address of The old mill');
    for (const { name } of participatingLocations) expect(container.textContent).not.toContain(name);
  });

  it('does not link to a missing file', () => {
    const { container } = render(<ForChurches event={campaign} />);
    expect(container.textContent).not.toMatch(/coming soon|once they are ready/i);
  });
});
