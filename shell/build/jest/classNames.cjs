// Replaces CSS Modules in tests. Every class has its name in the source.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
