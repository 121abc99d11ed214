// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { shell } from '../packages.js';
import { common, oneFileEach } from './common.js';

const require = createRequire(import.meta.url);

/** The router's production ES modules, which its exports map would never choose for a browser bundle. */
const routerFolder = path.dirname(
  require.resolve('react-router/package.json', { paths: [path.dirname(require.resolve('react-router-dom'))] }),
);
const routerProduction = {
  'react-router$': path.join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dist/production/dom-export.mjs'),
};

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
      resolve: { ...browser.resolve, alias: routerProduction },
      output: {
        ...browser.output,
        filename: '[name].js',
        uniqueName: 'shell',
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
      },
      plugins: [...(browser.plugins ?? []), ...plugins],
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
