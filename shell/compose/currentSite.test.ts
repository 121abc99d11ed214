/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { openSite } from './currentSite';

jest.mock('../system/dirs', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return { dirs: { site: `${tmpdir()}/current-site-${process.pid}` } };
});

beforeEach(() => {
  mkdirSync(dirs.site);
});
afterEach(() => rmSync(dirs.site, { recursive: true, force: true }));

describe('openSite', () => {
  it('reads each page once, from the site that was current at first', async () => {
    const [first, next] = ['first', 'next'].map((name) => `${dirs.site}-${name}`) as [string, string];
    for (const folder of [first, next]) {
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'index.html'), folder);
    }
    rmSync(dirs.site, { recursive: true });
    symlinkSync(first, dirs.site);
    const site = await openSite();
    symlinkSync(next, `${dirs.site}-link`);
    renameSync(`${dirs.site}-link`, dirs.site);
    expect(await site.page('/')).toBe(first);
    for (const folder of [first, next]) rmSync(folder, { recursive: true });
    expect(await site.page('/')).toBe(first);
    expect(await site.page('/events')).toBeNull();
  });
});
