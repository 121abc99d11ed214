import { telephoneLink, textLink } from './telephoneLink';

describe('telephoneLink', () => {
  it.each([
    ['(334) 555-0142', 'tel:+13345550142'],
    ['1-833-852-6262', 'tel:+18338526262'],
    ['+1 800 799 7233', 'tel:+18007997233'],
    ['911', 'tel:911'],
    ['988', 'tel:988'],
  ])('dials %s', (phone, link) => {
    expect(telephoneLink(phone)).toBe(link);
  });
});

describe('textLink', () => {
  it('starts a message to a number, short or long', () => {
    expect(textLink('88788')).toBe('sms:88788');
    expect(textLink('(334) 555-0143')).toBe('sms:+13345550143');
  });
});
