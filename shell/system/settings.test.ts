/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import { chosenOrigin, buildTime, siteMode } from './settings';

describe('SITE_MODE', () => {
  it('is demo or live, and rejects other values', () => {
    expect([siteMode('demo'), siteMode('live')]).toEqual(['demo', 'live']);
    expect(() => siteMode('Live')).toThrow("SITE_MODE is 'Live'; it must be demo or live");
  });

  it('is demo if it is not set or empty', () => {
    expect([siteMode(undefined), siteMode('')]).toEqual(['demo', 'demo']);
  });
});

describe('the origin of the composed site', () => {
  it('is the origin in the site facts by default', () => {
    expect([chosenOrigin(undefined), chosenOrigin('')]).toEqual([siteOrigin.value, siteOrigin.value]);
  });

  it('is the chosen one, with or without a slash at the end', () => {
    expect(chosenOrigin('https://morning.test')).toBe('https://morning.test');
    expect(chosenOrigin('http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080');
  });

  it.each(['morning.test', 'https://morning.test/site', 'javascript:alert(1)', 'https://a@morning.test'])(
    'is refused when it is %p',
    (wanted) => {
      expect(() => chosenOrigin(wanted)).toThrow(
        `SITE_ORIGIN is '${wanted.replace('a@', '')}'; it must be an origin such as`,
      );
    },
  );
});

describe('SOURCE_DATE_EPOCH', () => {
  it('stands in for the present instant', () => {
    expect(buildTime('1770000000').toISOString()).toBe('2026-02-02T02:40:00.000Z');
  });

  it.each(['tomorrow', '-5', '1e30', '253402300800', '99999999999999999'])('is rejected if it is %p', (epoch) => {
    expect(() => buildTime(epoch)).toThrow(`SOURCE_DATE_EPOCH is '${epoch}'; it must be in seconds since 1970`);
  });
});
