import { affiliates } from './affiliates';
import { chiefExecutive } from './chiefExecutive';
import { claims } from './claims';
import type { Fact } from './Fact';
import { hotlines } from './hotlines';
import { contact, embeds, hours, links, org, siteOrigin } from './siteFacts';
import { staff } from './staff';

describe('site facts', () => {
  it('cannot be mistaken for real ones while they are samples', () => {
    const unmistakable: [readonly Fact<unknown>[], RegExp][] = [
      [[...Object.values(links), siteOrigin, contact.email], /\bexample\.org(\/|$)/],
      [[contact.phone], /^\(334\) 555-01\d\d$/],
      [[embeds.mapKey, embeds.videoId], /^SAMPLE_/],
      [[contact.address], /"street":"\d+ Example Street"/],
    ];
    for (const [facts, pattern] of unmistakable) {
      for (const { value } of facts.filter(({ status }) => status === 'sample')) {
        expect(JSON.stringify(value).replace(/^"|"$/g, '')).toMatch(pattern);
      }
    }
  });

  it('give the office hours of the specification', () => {
    const usual = { opens: '8:00 AM', closes: '5:00 PM' };
    expect(hours).toEqual({
      value: {
        Monday: usual,
        Tuesday: usual,
        Wednesday: usual,
        Thursday: usual,
        Friday: { opens: '8:00 AM', closes: '12:00 PM' },
        Saturday: null,
        Sunday: null,
      },
      status: 'spec',
    });
  });

  it('keep the words of the specification', () => {
    expect(org.foundedAs).toEqual({ value: 'Sav-a-Life', status: 'spec' });
    expect(org.legalStatus.value).toContain('registered 501(c)3 nonprofit');
    expect(claims.familiesServed.value).toBe('over 5,000 families served annually');
    expect(claims.hotline.value).toBe('24/7 hotline');
  });

  it('say of every hotline when its number was checked', () => {
    expect(Object.values(hotlines).map(({ value }) => value.phone)).toEqual([
      '911',
      '988',
      '1-833-852-6262',
      '1-800-799-7233',
    ]);
    expect(Object.values(hotlines).every(({ verifiedOn }) => verifiedOn !== undefined)).toBe(true);
  });

  it('show four affiliates', () => {
    expect(affiliates).toHaveLength(4);
    expect(affiliates.every(({ value }) => value.image.alt === value.name)).toBe(true);
  });

  it('let the person who signs the welcome letter lead the staff', () => {
    expect(staff[0]).toMatchObject(chiefExecutive.value);
  });
});
