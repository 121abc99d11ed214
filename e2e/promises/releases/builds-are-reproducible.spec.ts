import { expect } from '@playwright/test';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFiles } from '../../../shell/compose/hosts/siteFiles';
import { inFull, siteTest as test } from './siteTest';
import { startCommand } from './startCommand';

test.use({ trace: 'off' });
// Each command is a process of its own, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** Every file below a folder with a hash of its bytes. */
async function bytesOf(folder: string): Promise<string[]> {
  const files = (await siteFiles(folder)).map(async (file) => {
    const bytes = await readFile(path.join(folder, file));
    return `${file} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
  return Promise.all(files);
}

test('two builds from clean give the same bytes', async () => {
  test.skip(!inFull, 'it builds everything twice: npm run test:promises');
  test.setTimeout(900_000);
  const home = await mkdtemp(path.join(tmpdir(), 'twice-'));
  try {
    const built = [];
    for (const name of ['once', 'and-once-more']) {
      const dist = path.join(home, name);
      const { code, err, seconds } = await startCommand('build', [], {
        SITE_DIST: dist,
        SOURCE_DATE_EPOCH: '1767225600',
      }).ended;
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const parts = {
        releases: await bytesOf(path.join(dist, 'releases')),
        site: await bytesOf(path.join(dist, 'site')),
      };
      console.log(JSON.stringify({ seconds, releases: parts.releases.length, site: parts.site.length }));
      built.push(parts);
    }
    expect(built[1]).toEqual(built[0]);
    expect(built[0]?.site.length).toBeGreaterThan(100);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
