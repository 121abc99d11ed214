/** @jest-environment node */
import { dist } from '@site/build/packages';
import path from 'node:path';
import { localSite, settingsOfTests } from './localSite';

describe('settingsOfTests', () => {
  it.each([
    ['a shared store', { SITE_STORE: 'origin' }],
    ['a folder that a host may serve', { SITE_DIST: '/srv/clinic' }],
    ['both', { SITE_STORE: 'https://git.example.org/site.git', SITE_DIST: '/srv/clinic' }],
  ])('replace %s', (_, settings) => {
    const used = { ...settings, ...settingsOfTests(settings) };
    expect(used).toEqual({ SITE_DIST: path.join(dist, 'local'), SITE_STORE: '', SITE_SIGNERS: '' });
    expect(used).toEqual(localSite);
  });

  it.each([[{}], [{ SITE_STORE: '', SITE_DIST: '' }]])('change nothing for %j', (settings) => {
    expect(settingsOfTests(settings)).toEqual({});
  });
});
