/** @jest-environment node */
import { mailto, telephoneLink, textLink } from './contactLinks';

describe('telephoneLink', () => {
  it.each([
    ['(334) 555-0142', 'tel:+13345550142'],
    ['1-833-852-6262', 'tel:+18338526262'],
    ['+1 800 799 7233', 'tel:+18007997233'],
    ['(205) 555-2368 ext. 12', 'tel:+12055552368;ext=12'],
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
    expect(textLink('(334) 555-0143 ext. 12')).toBe('sms:+13345550143');
  });

  it('includes the required word', () => {
    expect(textLink('88788', 'START')).toBe('sms:88788?&body=START');
  });
});

describe('mailto', () => {
  it('works with only an address', () => {
    expect(mailto('hello@example.org')).toBe('mailto:hello@example.org');
  });

  it('encodes spaces as %20, never as +', () => {
    expect(mailto('hello@example.org', { subject: 'Question for the clinic' })).toBe(
      'mailto:hello@example.org?subject=Question%20for%20the%20clinic',
    );
  });

  it('writes every kind of new line as %0D%0A', () => {
    expect(mailto('a@b.org', { body: 'one\ntwo\r\nthree\rfour' })).toBe(
      'mailto:a@b.org?body=one%0D%0Atwo%0D%0Athree%0D%0Afour',
    );
  });

  it('encodes every character that would end a field', () => {
    const link = mailto('a@b.org', { subject: 'Fish & chips? #1 = 100% "é"', body: '&cc=other@example.org' });
    const [address, query = ''] = link.slice('mailto:'.length).split('?');
    expect(address).toBe('a@b.org');
    expect(query.split('&').map((field) => decodeURIComponent(field))).toEqual([
      'subject=Fish & chips? #1 = 100% "é"',
      'body=&cc=other@example.org',
    ]);
  });

  it('encodes an address that contains another field', () => {
    expect(mailto('a?cc=c@b.org')).toBe('mailto:a%3Fcc%3Dc@b.org');
  });
});
