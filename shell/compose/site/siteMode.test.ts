/** @jest-environment node */
import { siteMode } from './siteMode';

describe('SITE_MODE', () => {
  it('is demo or live, and nothing by mistake', () => {
    expect([siteMode('demo'), siteMode('live')]).toEqual(['demo', 'live']);
    expect(() => siteMode('Live')).toThrow("SITE_MODE is 'Live'; it wants demo or live");
  });

  it('is demo until it is set, as when a workflow has no such variable', () => {
    expect([siteMode(undefined), siteMode('')]).toEqual(['demo', 'demo']);
  });
});
