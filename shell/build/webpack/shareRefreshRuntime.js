// @ts-check
import runtime from 'react-refresh/runtime';

Object.assign(globalThis, { siteRefreshRuntime: runtime });
