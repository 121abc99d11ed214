// What browsers have and jsdom lacks: for the router, and for a page that marks when it comes alive.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextEncoder, TextDecoder });
performance.mark ??= () => {};
