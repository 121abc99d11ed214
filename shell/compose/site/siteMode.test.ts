/** @jest-environment node */
import { siteMode } from './siteMode';

describe('SITE_MODE', () => {
  it('is demo or live, and nothing by mistake', () => {
    expect([siteMode(), siteMode('demo'), siteMode('live')]).toEqual(['demo', 'demo', 'live']);
    expect(() => siteMode('Live')).toThrow("SITE_MODE is 'Live'; it wants demo or live");
  });
});
