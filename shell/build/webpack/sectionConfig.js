// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import { sections } from '../packages.js';
import { common, forBrowsers } from './common.js';
import { shared, sharedModules } from './sharedModules.js';

const entryFile = 'remoteEntry.js';

/**
 * The two compilers of a section: the web container that visitors load, and the node bundle that compose prerenders from.
 * @param {string} folder The section's folder (`import.meta.dirname` of its webpack.config.js).
 * @returns {webpack.Configuration[]}
 */
export function sectionConfig(folder) {
  const pkg = sections.find((section) => section.folder === path.basename(folder));
  if (!pkg) throw new Error(`${path.basename(folder)} has no row in shell/build/packages.js`);
  const browser = common(pkg, 'browser');
  const prerender = common(pkg, 'prerender');
  const { plugins, optimization } = forBrowsers(pkg);

  return [
    {
      ...browser,
      target: ['web', 'es2022'],
      entry: {},
      optimization,
      output: {
        ...browser.output,
        // Merged into one chunk, the container forgets the file name the plugin gave it.
        filename: entryFile,
        uniqueName: pkg.container,
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
      },
      plugins: [
        ...(browser.plugins ?? []),
        ...plugins,
        // A script that is one file can be asked for again when it fails; chunks behind it cannot.
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        new webpack.container.ModuleFederationPlugin({
          name: pkg.container,
          filename: entryFile,
          exposes: { './section': './src/section.ts' },
          shared,
        }),
      ],
    },
    {
      ...prerender,
      target: 'node20',
      entry: './src/section.ts',
      externals: Object.fromEntries(sharedModules.map(([name]) => [name, `commonjs ${name}`])),
      optimization: { minimize: false },
      output: { ...prerender.output, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    },
  ];
}
