// @ts-check
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import refreshTypeScript from 'react-refresh-typescript';
import { forProduction } from './common.js';

/** Exposes the shell's refresh runtime to every section. React would not update with two runtimes. */
const shareRefreshRuntime = path.join(import.meta.dirname, 'shareRefreshRuntime.js');

/** Makes sections use the shell's refresh runtime. @type {import('webpack').ExternalItem} */
const sharedRefreshRuntime = ({ request }, callback) =>
  /react-refresh[\\/]runtime/.test(request ?? '') ? callback(undefined, 'var siteRefreshRuntime') : callback();

/** @param {import('webpack').Configuration} production */
const rulesWithRefresh = ({ module }) =>
  (module?.rules ?? []).map((rule) => {
    if (!rule || typeof rule !== 'object' || rule.loader !== 'ts-loader') return rule;
    const options = typeof rule.options === 'object' ? rule.options : {};
    return { ...rule, options: { ...options, getCustomTransformers: () => ({ before: [refreshTypeScript()] }) } };
  });

/**
 * Returns the development form of a package's browser configuration, with readable code and React Refresh.
 * @param {import('webpack').Configuration} production
 * @param {number} port The port of its development server.
 * @returns {import('webpack').Configuration}
 */
export function developmentConfig(production, port) {
  const hostsSections = production.name === 'shell browser';
  const plugins = production.plugins?.filter((plugin) => !plugin || !forProduction.includes(plugin)) ?? [];
  return {
    ...production,
    mode: 'development',
    devtool: 'eval-cheap-module-source-map',
    entry: hostsSections ? { shell: [shareRefreshRuntime, './src/entry.development.tsx'] } : (production.entry ?? {}),
    module: { ...production.module, rules: rulesWithRefresh(production) },
    // An update from a file that does not compile would drop modules that the next update needs.
    optimization: { minimize: false, emitOnErrors: false },
    cache: { type: 'memory' },
    output: { ...production.output, publicPath: `http://localhost:${port}/` },
    resolve: { ...production.resolve, alias: {} },
    externals: hostsSections ? [] : [sharedRefreshRuntime],
    plugins: [...plugins, new ReactRefreshPlugin({ overlay: false })],
  };
}
