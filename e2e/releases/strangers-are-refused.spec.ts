import { expect, test } from '@playwright/test';
import type { Stranger } from '../fixtures/strangers/strangers';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { ownSite } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';
import { buildStranger } from '../fixtures/strangers/buildStranger';

/** A build that could not come alive here, and what its people read when they release it. */
interface RefusedStranger extends Stranger {
  /** What is wrong, and what to set. */
  readonly says: readonly [what: RegExp, remedy: RegExp];
}

const react = '^19.1.0';

/** Builds of a kind that is refused. */
const refusedStrangers: readonly RefusedStranger[] = [
  {
    tool: 'webpack, in several scripts',
    fixture: 'webpack',
    config: 'several-scripts.config.js',
    react,
    says: [/loads \S+section\.css, which the release does not pin/, /output: \{ asyncChunks: false \}/],
  },
  {
    tool: 'webpack, as an ES module',
    fixture: 'webpack',
    config: 'es-module.config.js',
    react,
    says: [/remoteEntry\.js is an ES module/, /library: \{ type: 'var' \}/],
  },
  {
    tool: 'webpack, under another name',
    fixture: 'webpack',
    config: 'another-name.config.js',
    react,
    says: [/defines the container events, not mfeEvents/, /give the federation plugin the name mfeEvents/],
  },
  {
    tool: 'webpack, with a React of its own',
    fixture: 'webpack',
    config: 'own-react.config.js',
    react,
    says: [/fails while hydrating \(.*null/, /build it without a React of its own: share react/],
  },
  {
    tool: '@module-federation/enhanced as its examples have it',
    fixture: 'federation-newest',
    config: 'ordinary.config.js',
    react,
    says: [/which the release does not pin/, /output: \{ asyncChunks: false \}/],
  },
  {
    tool: 'Rspack, for a React that is yet to come',
    fixture: 'rspack',
    react: '^19.99.0',
    says: [/needs react \^19\.99\.0, this shell gives 19\.\d+\.\d+/, /build it with react \^19/],
  },
];

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
