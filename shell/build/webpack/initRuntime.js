// @ts-check
// Takes the place of `webpack-bundler-runtime/dist/init.js` in each container (`sectionConfig.js`). That one also adds a
// plugin for shared modules whose unused exports were dropped, which no section has. It weighs 0.6 KB.

/**
 * Creates the runtime's instance for a container.
 * @template Options, Instance
 * @param {{ webpackRequire: { federation: { initOptions: Options, runtime: { init: (options: Options) => Instance } } } }} container
 */
export function init({ webpackRequire: { federation } }) {
  return federation.runtime.init(federation.initOptions);
}
