// @ts-check
import path from 'node:path';

const here = import.meta.dirname;

// React tests itself only so: a shell may say production for another program.
process.env['NODE_ENV'] = 'test';

/**
 * How unit tests run in every package: TypeScript as it is, a document to render into, style sheets by name alone, and the
 * content of a clinic that never changes (`shared-data/fixtures`).
 */
export default {
  testEnvironment: 'jsdom',
  // A machine under load is slow, not wrong.
  testTimeout: 60_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    '\\.css$': path.join(here, 'classNames.cjs'),
  },
  resolver: path.join(here, 'resolver.cjs'),
  globalSetup: path.join(here, 'globalSetup.ts'),
  setupFiles: [path.join(here, 'browserGlobals.ts')],
  transformIgnorePatterns: ['/node_modules/(?!(any-ascii|parse5|entities|p-map|@site)/)'],
  transform: {
    // Compose keeps JavaScript that runs without a compiler; parse5 is ES modules.
    '(\\.tsx?|/(shell/(build|compose)|any-ascii|parse5|entities|p-map)/.*\\.js)$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
