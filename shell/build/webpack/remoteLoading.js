// @ts-check
// Takes the place of two modules of the federation runtime in each container (`sectionConfig.js`). They load other
// containers, which no section does. `disableRemote` removes the calls but not these modules, which weigh 1.6 KB.

/** @returns {never} */
function unavailable() {
  throw new Error('A section loads no other container: its build sets experiments.optimization.disableRemote.');
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
