import type { Stranger } from './strangers';

/** A build that could not come alive here, and what its people read when they release it. */
export interface RefusedStranger extends Stranger {
  /** What is wrong, and what to set. */
  readonly says: readonly [what: RegExp, remedy: RegExp];
}

const react = '^19.1.0';

/** Builds of a kind that is refused. The first stands for all of them where there is little time. */
export const refusedStrangers: readonly RefusedStranger[] = [
  {
    tool: 'webpack, in several scripts',
    fixture: 'webpack',
    config: 'several-scripts.config.js',
    react,
    says: [/loads \S+section\.css, which the release does not pin/, /new LimitChunkCountPlugin\(\{ maxChunks: 1 \}\)/],
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
    says: [/which the release does not pin/, /new LimitChunkCountPlugin\(\{ maxChunks: 1 \}\)/],
  },
  {
    tool: 'Rspack, for a React that is yet to come',
    fixture: 'rspack',
    react: '^19.99.0',
    says: [/needs react \^19\.99\.0, this shell gives 19\.\d+\.\d+/, /build it with react \^19/],
  },
];
