// @ts-check
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { buildFolder, classPrefix, dist, packageFolder, root, sourceFolder, trialDay, tsconfig } from '../packages.js';
import { shortClassNames, styleSheets } from './classNames.js';
import { withoutUnusedPictures } from './withoutUnusedPictures.js';

/** @typedef {import('../packages.js').BuiltPackage} BuiltPackage */
/** @typedef {'browser' | 'prerender'} Target */

/** A font has the same address in every package. */
const fonts = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]', publicPath: '/' },
};

/** @param {Target} target */
const scripts = (target) => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: tsconfig,
    // In a section's repository the kit is an installed package that contains TypeScript.
    allowTsInNodeModules: true,
    compilerOptions: {
      noEmit: false,
      target: target === 'browser' ? 'ES2022' : 'ES2023',
      sourceMap: target === 'prerender',
      allowJs: false,
      checkJs: false,
    },
  },
});

const generated = path.join(packageFolder('@site/shared-data'), 'generated');

/** Replaces the modules of the entries by those of a trial's day. @param {string} day */
const asOfDay = (day) =>
  new webpack.NormalModuleReplacementPlugin(/[\\/]generated[\\/]/, (resource) => {
    const asked = path.resolve(resource.context, resource.request);
    const inside = path.relative(generated, asked);
    if (!inside.startsWith('..')) resource.request = path.join(generated, 'trials', day, inside);
  });

/**
 * Returns the rules for style sheets. Both compilers of a package give a class the same name. Every other package gives
 * it another name, because each section may use another version of the kit. Otherwise the kit's names are the same,
 * which compresses well in a document that contains them twice.
 * @param {Target} target
 * @param {BuiltPackage} pkg
 */
const styles = (target, pkg) => ({
  test: /\.css$/,
  use: [
    ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: target === 'prerender',
          localIdentContext: root,
          localIdentName: `${classPrefix(pkg)}[hash:base64:3]-[local]`,
          hashStrategy: 'minimal-subset',
          getLocalIdent: shortClassNames(pkg),
        },
      },
    },
  ],
});

/**
 * Returns the configuration that all compilers of the site share.
 * @param {BuiltPackage} pkg
 * @param {Target} target
 * @returns {webpack.Configuration}
 */
export const common = (pkg, target) => ({
  name: `${pkg.name} ${target}`,
  mode: 'production',
  context: sourceFolder(pkg),
  // Compose uses the source map to report the line of a rendering error. No release contains it.
  devtool: target === 'prerender' ? 'hidden-source-map' : false,
  // The browser's script leaves out what only compose needs, such as Node's stream module.
  resolve: { extensions: ['.tsx', '.ts', '.js'], fallback: target === 'browser' ? { stream: false } : {} },
  module: { rules: [scripts(target), styles(target, pkg), fonts] },
  cache: {
    type: 'filesystem',
    name: `${pkg.name}-${target}`,
    cacheDirectory: path.join(dist, 'cache'),
    // Class names contain the number of their style sheet. Another sheet changes these numbers, and so ends the cache.
    version: [styleSheets(pkg), trialDay].join(),
    // Webpack also watches the packages that the package.json of such a folder names. It must name no package of the
    // site, because a change of an entry would then end the cache.
    buildDependencies: { config: [path.join(import.meta.dirname, '/'), path.join(root, 'package-lock.json')] },
  },
  // With this option, webpack would write constants of other modules into a cached module. A changed constant would
  // keep its old value there.
  optimization: { inlineExports: false },
  performance: { hints: false },
  stats: 'errors-warnings',
  // Only compose needs the heads and the files of pages, so the browser's script omits them.
  plugins: [
    new webpack.DefinePlugin({ 'process.env.SITE_TARGET': JSON.stringify(target) }),
    ...(trialDay ? [asOfDay(trialDay)] : []),
  ],
  infrastructureLogging: { level: 'error' },
  output: { path: buildFolder(pkg.name), devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
});

/**
 * What a browser that runs ES2022 has, by the type of its global. A script without the checks for it is 0.7 KB smaller. The
 * same is true without React's connection to its developer tools, which development builds have.
 */
const globals = {
  object: ['window', 'window.document', 'document', 'performance'],
  function: [
    'AbortController',
    'Object.is',
    'Promise',
    'WeakMap',
    'clearTimeout',
    'queueMicrotask',
    'reportError',
    'setTimeout',
    'window.document.createElement',
  ],
  undefined: ['process', '__REACT_DEVTOOLS_GLOBAL_HOOK__'],
};
const typesOfGlobals = Object.fromEntries(
  Object.entries(globals).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
);

/**
 * Plugins that only suit production builds. Development builds write modules as strings, and React Refresh needs React's
 * connection to its developer tools.
 * @type {readonly webpack.WebpackPluginInstance[]}
 */
export const forProduction = [withoutUnusedPictures, new webpack.DefinePlugin(typesOfGlobals)];

/**
 * Returns the settings of a package's browser build: separate style sheets, and a script that parses quickly.
 * @param {BuiltPackage} pkg
 * @returns
 *   {{ plugins: webpack.WebpackPluginInstance[], optimization: NonNullable<webpack.Configuration['optimization']> }}
 */
export const forBrowsers = (pkg) => ({
  plugins: [
    ...forProduction,
    new MiniCssExtractPlugin({ filename: pkg.name === 'shell' ? '[name].css' : 'section.css' }),
    // This makes Chromium compile the whole script while it streams. Otherwise Chromium parses each function twice, the
    // second time on the main thread.
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }),
  ],
  optimization: {
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        parallel: false,
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: { passes: 5 }, format: { comments: false } },
      }),
      // Unmerged rules are the same in the shell's styles and a section's, so they compress better. The fixed browser
      // list keeps settings of the machine from changing the styles.
      new CssMinimizerPlugin({
        parallel: false,
        minimizerOptions: { preset: ['default', { mergeRules: false, overrideBrowserslist: ['defaults'] }] },
      }),
    ],
  },
});
