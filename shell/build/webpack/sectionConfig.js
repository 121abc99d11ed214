// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { sections, sourceFolder } from '../packages.js';
import { common, forBrowsers } from './common.js';
import { lazyContainer } from './lazyContainer.js';
import { shared, sharedModules } from './sharedModules.js';
import { withoutPaths } from './withoutPaths.js';

// The plugin would look for webpack's path with a call that fails after a second.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

/**
 * Replaces a module of the federation runtime by a module in this folder.
 * @param {string} module Such as 'sdk/dist/dom.js'.
 * @param {string} file
 */
const replaced = (module, file) =>
  new webpack.NormalModuleReplacementPlugin(
    new RegExp(`@module-federation/${module}$`.replaceAll('/', String.raw`[\\/]`)),
    path.join(import.meta.dirname, file),
  );

/** What each container leaves out of the federation runtime, or does in less time. */
const lighterRuntime = [
  replaced('runtime-core/dist/utils/load.js', 'unusedRuntime.js'),
  replaced('sdk/dist/dom.js', 'unusedRuntime.js'),
  replaced('webpack-bundler-runtime/dist/consumes.js', 'unusedRuntime.js'),
  replaced('webpack-bundler-runtime/dist/getSharedFallbackGetter.js', 'unusedRuntime.js'),
  replaced('webpack-bundler-runtime/dist/init.js', 'initRuntime.js'),
  replaced('runtime-core/dist/utils/semver/index.js', 'versionRanges.js'),
];

/** Returns the plugins that wrap a minified container. @param {string} container */
function runsLater(container) {
  const { beginning, end } = lazyContainer(container);
  const around = {
    raw: true,
    test: /^remoteEntry\.js$/,
    // After the minimizer, and before the comment at the top of the script.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE - 1,
  };
  return [
    new webpack.BannerPlugin({ ...around, banner: beginning }),
    new webpack.BannerPlugin({ ...around, banner: end, footer: true }),
  ];
}

/**
 * Returns the two compilers of a section: the federation container for browsers, and the Node bundle for prerendering.
 * @param {string} folder The section's folder (`import.meta.dirname` of its webpack.config.js).
 * @param {Pick<ConstructorParameters<typeof ModuleFederationPlugin>[0], 'runtimePlugins'>} [own] Plugins of the
 *   federation runtime that the section adds to its container, by absolute path.
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
      // Ids follow the order of modules. Ids that follow names would depend on the paths of modules.
      optimization: { ...browser.optimization, ...optimization, moduleIds: 'natural' },
      output: {
        ...browser.output,
        uniqueName: pkg.container,
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
        // The loader can request a failed script again, but not a failed chunk behind it.
        asyncChunks: false,
      },
      plugins: [
        ...(browser.plugins ?? []),
        ...plugins,
        ...runsLater(pkg.container),
        ...lighterRuntime,
        new ModuleFederationPlugin({
          name: pkg.container,
          filename: 'remoteEntry.js',
          exposes: { './section': './src/section.ts' },
          shared,
          ...own,
          // The contract already has types (`@site/section/Section`).
          dts: false,
          manifest: {
            // Because all code is in the container, the plugin finds no styles for the exposed module.
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
      optimization: { ...prerender.optimization, minimize: false, moduleIds: 'natural' },
      plugins: [...(prerender.plugins ?? []), withoutPaths],
      output: { ...prerender.output, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    },
  ];
}
