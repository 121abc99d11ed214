// @ts-check
import path from 'node:path';

const here = import.meta.dirname;

// React's test helpers need this value, and the shell may have set production for another program.
process.env['NODE_ENV'] = 'test';

/**
 * The Jest preset of every package. Tests import TypeScript directly and render into jsdom. Style sheets give only
 * class names, and the content comes from `shared-data/fixtures`.
 */
export default {
  testEnvironment: 'jsdom',
  // A test must not fail because the machine is busy.
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
    // Compose contains JavaScript that runs without a compiler. parse5 consists of ES modules.
    '(\\.tsx?|/(shell/(build|compose|system)|any-ascii|parse5|entities|p-map)/.*\\.js)$': [
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
