import { expect, test } from '@playwright/test';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { ownSite } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';
import { buildStranger } from '../fixtures/strangers/buildStranger';
import { refusedStrangers } from '../fixtures/strangers/refusedStrangers';

// Installing a stranger's packages takes a while, once; so does building with them.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ trace: 'off' });

let site: OwnSite;

test.beforeAll(async () => {
  site = await ownSite();
});

test.afterAll(() => site.close());

for (const { says, ...stranger } of refusedStrangers) {
  test(
    `a section built by ${stranger.tool}, is refused in one line, with nothing changed`,
    { tag: '@nightly' },
    async () => {
      const built = await buildStranger(stranger);
      const before = await hashesBelow(site.dist);
      const { code, err } = await site.run('release', ['events', '--from', built]);
      expect(code).toBe(1);
      expect(err).toMatch(/^events: [^\n]+\n$/);
      for (const words of says) expect(err).toMatch(words);
      expect(await hashesBelow(site.dist)).toEqual(before);
    },
  );
}
