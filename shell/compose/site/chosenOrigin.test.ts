/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import { chosenOrigin } from './chosenOrigin';

describe('the origin of the composed site', () => {
  it('is the one of the site facts until another is chosen', () => {
    expect([chosenOrigin(undefined), chosenOrigin('')]).toEqual([siteOrigin.value, siteOrigin.value]);
  });

  it('is the chosen one, with or without a slash at its end', () => {
    expect(chosenOrigin('https://morning.test')).toBe('https://morning.test');
    expect(chosenOrigin('http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080');
  });

  it.each(['morning.test', 'https://morning.test/site', 'javascript:alert(1)', 'https://a@morning.test'])(
    'is refused when it is %p',
    (wanted) => {
      expect(() => chosenOrigin(wanted)).toThrow(`SITE_ORIGIN is '${wanted}'; it wants an origin such as`);
    },
  );
});
