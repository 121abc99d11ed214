// @ts-check
/* eslint-disable @typescript-eslint/no-require-imports -- jest requires its resolver, so this file is CommonJS. */
const path = require('node:path');

const sharedData = path.dirname(require.resolve('@site/shared-data/package.json'));
const fixtures = path.join(sharedData, 'fixtures');
const generated = path.join(sharedData, 'generated') + path.sep;
const rows = path.join(__dirname, '../sections.json');
const timeZone = path.join(sharedData, 'src/dates/clinicTimeZone.ts');

/**
 * Returns the fixture that replaces a module of the content or the rows of the sections, or undefined.
 * @param {string} file
 */
function fixtureFor(file) {
  if (file === rows) return path.join(fixtures, 'sections.json');
  return file.startsWith(generated) ? path.join(fixtures, 'generated', file.slice(generated.length)) : undefined;
}

/**
 * Resolves the imports of tests. The content and the time zone of a clinic change, so tests get those of
 * `shared-data/fixtures` instead.
 * @param {string} request
 * @param {{ basedir: string, defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
  const fixture = request.startsWith('.') ? fixtureFor(path.resolve(options.basedir, request)) : undefined;
  const file = options.defaultResolver(fixture ?? request, options);
  return file === timeZone ? path.join(fixtures, 'clinicTimeZone.ts') : file;
};
