// @ts-check
import runtime from 'react-refresh/runtime';

const { getFamilyByType, isLikelyComponentType } = runtime;

/**
 * Returns whether `definePage` created a value.
 * @param {any} value
 */
const isPage = (value) => typeof value?.Page === 'function' && typeof value.path === 'string';

// A page's file exports its component and its declaration. React Refresh updates a module in place only if it exports
// nothing but components. It reloads the module if the description of its exports changes, which for a page includes
// its head.
Object.assign(globalThis, {
  siteRefreshRuntime: {
    ...runtime,
    isLikelyComponentType: (/** @type {unknown} */ value) => isPage(value) || isLikelyComponentType(value),
    getFamilyByType: (/** @type {any} */ value) => (isPage(value) ? JSON.stringify(value) : getFamilyByType(value)),
  },
});
