import { donationOptions } from './donationOptions';
import { links } from './siteFacts';

describe('donationOptions', () => {
  it('lead where the specification says', () => {
    expect(donationOptions.map((o) => [o.title, o.amountLabel, o.buttonLink, o.isExternalLink])).toEqual([
      ['Monthly Partner', 'Any amount', '/monthly-partner', false],
      ['One-Time Gift', 'Any amount', links.donate.value, true],
      ['Legacy Giving', 'Custom amount', '/contact', false],
      ['Grassroots Supply Drive', 'Baby supplies', '/supply-drive', false],
    ]);
  });
});
