// @ts-check
import runtime from 'react-refresh/runtime';

const { getFamilyByType, isLikelyComponentType } = runtime;

/**
 * What `definePage` made.
 * @param {any} value
 */
const isPage = (value) => typeof value?.Page === 'function' && typeof value.path === 'string';

// A page's declaration stands in its component's file. A module is refreshed in place only where it exports nothing but
// components, and loaded anew where what is told of its exports has changed: of a page, its head.
Object.assign(globalThis, {
  siteRefreshRuntime: {
    ...runtime,
    isLikelyComponentType: (/** @type {unknown} */ value) => isPage(value) || isLikelyComponentType(value),
    getFamilyByType: (/** @type {any} */ value) => (isPage(value) ? JSON.stringify(value) : getFamilyByType(value)),
  },
});
