// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shell } from '../packages.js';
import { common, oneFileEach } from './common.js';
import { shared } from './sharedModules.js';

const require = createRequire(import.meta.url);

/** The package's production ES module, which its exports map would never choose for a browser bundle. */
const routerProduction = path.join(
  path.dirname(require.resolve('react-router/package.json', { paths: [require.resolve('react-router-dom')] })),
  'dist/production/index.mjs',
);

/**
 * The two compilers of the shell: the host application, and the node bundle that compose prerenders with.
 * @returns {import('webpack').Configuration[]}
 */
export function shellConfig() {
  const browser = common(shell, 'browser');
  const prerender = common(shell, 'prerender');
  const { plugins, optimization } = oneFileEach(shell);

  return [
    {
      ...browser,
      target: ['web', 'es2022'],
      entry: { shell: './src/entry.browser.tsx' },
      optimization,
      resolve: { ...browser.resolve, alias: { 'react-router$': routerProduction } },
      output: {
        ...browser.output,
        filename: '[name].js',
        uniqueName: 'shell',
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
      },
      plugins: [
        ...plugins,
        new ModuleFederationPlugin({
          name: 'shell',
          shared: shared({ eager: true }),
          shareStrategy: 'loaded-first',
          runtimePlugins: [
            path.join(shell.folder === 'shell' ? import.meta.dirname : '', '../../src/sections/scriptWithIntegrity.ts'),
          ],
          dts: false,
          dev: false,
          manifest: false,
          experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        }),
      ],
    },
    {
      ...prerender,
      target: 'node20',
      entry: './src/entry.prerender.tsx',
      optimization: { minimize: false, nodeEnv: 'production' },
      output: { ...prerender.output, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    },
  ];
}
