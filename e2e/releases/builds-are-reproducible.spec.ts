import { expect } from '@playwright/test';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteTest as test } from '../fixtures/site/siteTest';
import { startCommand } from '../fixtures/site/startCommand';

test.use({ trace: 'off' });
// Each command is a process of its own, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

const count = (files: object) => Object.keys(files).length;

test('two builds from clean give the same bytes', { tag: '@nightly' }, async () => {
  test.setTimeout(900_000);
  const home = await mkdtemp(path.join(tmpdir(), 'twice-'));
  try {
    const built = [];
    for (const name of ['once', 'and-once-more']) {
      const dist = path.join(home, name);
      const { code, err, seconds } = await startCommand('build', [], {
        env: { SITE_DIST: dist, SOURCE_DATE_EPOCH: '1767225600' },
      }).ended;
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const parts = {
        releases: await hashesBelow(path.join(dist, 'releases')),
        site: await hashesBelow(await realpath(path.join(dist, 'site'))),
      };
      console.log(JSON.stringify({ seconds, releases: count(parts.releases), site: count(parts.site) }));
      built.push(parts);
    }
    expect(built[1]).toEqual(built[0]);
    expect(count(built[0]?.site ?? {})).toBeGreaterThan(100);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
