// @ts-check
// Takes the place of four modules of the federation runtime in each container (`sectionConfig.js`). No section calls them,
// but the runtime names them. Two load other containers, one loads the shared modules of further chunks, and one loads
// shared modules whose unused exports were dropped. Together they weigh 2.0 KB.

/** @returns {never} */
function unavailable() {
  throw new Error('This part of the federation runtime is not in a section: see sectionConfig.js.');
}

// The exports of `runtime-core/dist/utils/load.js` that other modules name.
export const getRemoteEntry = unavailable;
export const getRemoteEntryUniqueKey = unavailable;
export const getRemoteInfo = unavailable;
export const isEsmRemoteType = unavailable;

// The exports of `sdk/dist/dom.js`.
export const createLink = unavailable;
export const createScript = unavailable;
export const isStaticResourcesEqual = unavailable;
export const loadScript = unavailable;
export const safeWrapper = unavailable;

// The export of `webpack-bundler-runtime/dist/consumes.js`.
export const consumes = unavailable;

// The export of `webpack-bundler-runtime/dist/getSharedFallbackGetter.js`.
export const getSharedFallbackGetter = unavailable;
