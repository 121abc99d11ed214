// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sections, sourceFolder } from '../packages.js';
import { common, forBrowsers } from './common.js';
import { shared, sharedModules } from './sharedModules.js';
import { withoutPaths } from './withoutPaths.js';

// The plugin finds the path of webpack by a call that fails, which takes a second.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

/**
 * The two compilers of a section: the web container that visitors load, and the node bundle that compose prerenders from.
 * @param {string} folder The section's folder (`import.meta.dirname` of its webpack.config.js).
 * @param {Pick<ConstructorParameters<typeof ModuleFederationPlugin>[0], 'runtimePlugins'>} [own] What the section's people
 *   add to its container: plug-ins of the federation runtime, by whole paths.
 * @returns {import('webpack').Configuration[]}
 */
export function sectionConfig(folder, own) {
  const pkg = sections.find((section) => sourceFolder(section) === folder);
  if (!pkg) throw new Error(`${path.basename(folder)} has no row in shell/build/sections.json`);
  const browser = common(pkg, 'browser');
  const prerender = common(pkg, 'prerender');
  const { plugins, optimization } = forBrowsers(pkg);

  return [
    {
      ...browser,
      target: ['web', 'es2022'],
      entry: {},
      // Numbered in their order: by name, the numbers would tell where the modules are.
      optimization: { ...optimization, moduleIds: 'natural' },
      output: {
        ...browser.output,
        uniqueName: pkg.container,
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
        // A script that is one file can be asked for again when it fails; chunks behind it cannot.
        asyncChunks: false,
      },
      plugins: [
        ...(browser.plugins ?? []),
        ...plugins,
        new ModuleFederationPlugin({
          name: pkg.container,
          filename: 'remoteEntry.js',
          exposes: { './section': './src/section.ts' },
          shared,
          ...own,
          // The contract has types already (`@site/section/Section`).
          dts: false,
          manifest: {
            // With all code in the container, the plugin finds no styles for what it exposes.
            additionalData: ({ stats, compilation }) => {
              const styles = Object.keys(compilation.assets).filter((file) => file.endsWith('.css'));
              for (const { assets } of stats.exposes) assets.css.sync = styles;
            },
          },
          experiments: { optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
        }),
      ],
    },
    {
      ...prerender,
      target: 'node20',
      entry: './src/section.ts',
      externals: Object.fromEntries(sharedModules.map(([name]) => [name, `commonjs ${name}`])),
      optimization: { minimize: false, moduleIds: 'natural' },
      plugins: [...(prerender.plugins ?? []), withoutPaths],
      output: { ...prerender.output, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    },
  ];
}
