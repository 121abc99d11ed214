// @ts-check
// A host and its remotes, configured as in the examples of the federation plugin.
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sections, shell } from '@site/build/packages';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import webpack from 'webpack';
import { common } from '../../../../shell/build/webpack/common.js';

const once = { singleton: true, requiredVersion: /** @type {const} */ (false) };
const shared = { react: once, 'react-dom': once, 'react-router-dom': once, '@site/section/today': once };

/** @param {{ output: string, addresses: string }} env The output folder, and the addresses of each section as JSON. */
export default ({ output, addresses }) => {
  const announcedEvents = process.env['ANNOUNCED_EVENTS'] ?? '[]';
  /**
   * @param {import('@site/build/packages').BuiltPackage} pkg
   * @param {import('webpack').Configuration} own
   * @param {ConstructorParameters<typeof ModuleFederationPlugin>[0]} federation
   * @returns {import('webpack').Configuration}
   */
  const build = (pkg, own, federation) => {
    const { plugins = [], ...usual } = common(pkg, 'browser');
    const names = { filename: '[name].js', chunkFilename: '[name].[contenthash:8].js' };
    return {
      ...usual,
      ...own,
      cache: false,
      target: ['web', 'es2022'],
      output: { ...names, path: path.join(output, federation.name ?? ''), publicPath: 'auto' },
      plugins: [
        ...plugins,
        new webpack.DefinePlugin({ sectionAddresses: addresses, announcedEvents }),
        new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }),
        new ModuleFederationPlugin({ shared, dts: false, ...federation }),
      ],
    };
  };
  const entry = { host: './entry.browser.ts' };
  const remotes = Object.fromEntries(sections.map(({ name }) => [name, `${name}@/assets/${name}/remoteEntry.js`]));
  const exposes = { './section': './src/section.ts' };
  return [
    build(shell, { context: import.meta.dirname, entry }, { name: 'host', remotes }),
    ...sections.map((pkg) => build(pkg, { entry: {} }, { name: pkg.name, filename: 'remoteEntry.js', exposes })),
  ];
};
