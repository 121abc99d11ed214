// @ts-check
// A host and its remotes, set up as the federation plugin's own examples are.
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sections, shell } from '@site/build/packages';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import webpack from 'webpack';
import { common } from '../../../../shell/build/webpack/common.js';

const once = { singleton: true, requiredVersion: /** @type {const} */ (false) };
const shared = { react: once, 'react-dom': once, 'react-router-dom': once, '@site/section/today': once };

/**
 * @param {import('@site/build/packages').BuiltPackage} pkg
 * @param {string} folder Where it is written, and asked for.
 * @param {import('webpack').Configuration} own
 * @param {ConstructorParameters<typeof ModuleFederationPlugin>[0]} federation
 * @returns {import('webpack').Configuration}
 */
const build = (pkg, folder, own, federation) => {
  const { plugins = [], ...usual } = common(pkg, 'browser');
  return {
    ...usual,
    ...own,
    cache: false,
    target: ['web', 'es2022'],
    output: { path: folder, filename: '[name].js', chunkFilename: '[name].[contenthash:8].js', publicPath: 'auto' },
    plugins: [
      ...plugins,
      ...(own.plugins ?? []),
      new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({ shared, dts: false, ...federation }),
    ],
  };
};

/** @param {{ output: string, addresses: string }} env The folder to write to; by section, its addresses, as JSON. */
export default ({ output, addresses }) => [
  build(
    shell,
    path.join(output, 'host'),
    {
      context: import.meta.dirname,
      entry: { host: './entry.browser.ts' },
      plugins: [new webpack.DefinePlugin({ sectionAddresses: addresses })],
    },
    {
      name: 'host',
      remotes: Object.fromEntries(sections.map(({ name }) => [name, `${name}@/assets/${name}/remoteEntry.js`])),
    },
  ),
  ...sections.map((pkg) =>
    build(
      pkg,
      path.join(output, pkg.name),
      { entry: {} },
      { name: pkg.name, filename: 'remoteEntry.js', exposes: { './section': './src/section.ts' } },
    ),
  ),
];
