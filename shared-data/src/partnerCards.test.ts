import { partnerCards } from './partnerCards';

describe('partnerCards', () => {
  it('lead to the four pages of the partner section', () => {
    expect(partnerCards.map(({ path }) => path)).toEqual([
      '/partner/volunteer',
      '/partner/events',
      '/partner/prayer',
      '/partner/donate',
    ]);
  });
});
