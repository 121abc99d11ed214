// A CSS Module in tests: every class is called by its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
