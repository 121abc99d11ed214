/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagesBetween } from './sitePages';

describe('pagesBetween', () => {
  it('distinguishes removed pages from changed and new ones', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'site-pages-'));
    const site = (name: string, pages: Readonly<Record<string, string>>) => {
      for (const [address, words] of Object.entries(pages)) {
        mkdirSync(path.join(home, name, address), { recursive: true });
        writeFileSync(path.join(home, name, address, 'index.html'), `<main>${words}</main>`);
      }
      return path.join(home, name);
    };
    const before = site('before', { '/': 'Hello', '/events': 'Gala', '/events/gala': 'Gala', '/blog': 'Words' });
    const after = site('after', { '/': 'Hello', '/events': 'Picnic', '/events/picnic': 'Picnic', '/blog': 'Words' });
    expect(await pagesBetween(before, after)).toEqual({ pages: ['/events', '/events/picnic'], gone: ['/events/gala'] });
    rmSync(home, { recursive: true });
  });
});
