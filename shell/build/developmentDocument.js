// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {import('../src/sections/registry').RegisteredSection} RegisteredSection
 * @typedef {import('./packages.js').BuiltPackage} BuiltPackage
 */

/** The sections of the composed site; none where nothing is composed. @param {string} site @returns {RegisteredSection[]} */
function releasedSections(site) {
  try {
    const html = readFileSync(path.join(site, 'index.html'), 'utf8');
    return JSON.parse(/<script id="registry"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '').sections;
  } catch {
    return [];
  }
}

// The development servers' files change at every edit: nothing is pinned.
/** @param {BuiltPackage} pkg @param {string} file */
const served = ({ port }, file) => ({ url: `http://localhost:${port}/${file}`, integrity: '' });

/** @param {BuiltPackage} pkg @returns {RegisteredSection} */
const developedSection = (pkg) => ({
  name: pkg.name,
  container: pkg.container,
  entry: served(pkg, 'remoteEntry.js'),
  style: served(pkg, 'section.css'),
  bytes: 0,
  pages: [],
});

/**
 * The registry of the development site.
 * @param {readonly BuiltPackage[]} developed The sections that have a development server; the rest come from the composed site.
 * @param {string} site The composed site.
 * @returns {import('../src/sections/registry').Registry}
 */
export function developmentRegistry(developed, site) {
  const released = releasedSections(site).filter(({ name }) => !developed.some((pkg) => pkg.name === name));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());
  return {
    day: /** @type {import('@site/shared-data/dates/clinicDay').ClinicDay} */ (day),
    demo: true,
    sections: [...released, ...developed.map(developedSection)],
    events: [],
  };
}

/**
 * The one document of the development site, for every address: nothing prerendered, all sections in its registry.
 * @param {import('../src/sections/registry').Registry} registry
 */
export function developmentDocument(registry) {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Development</title>
    <meta name="description" content="" />
    <link rel="stylesheet" href="/shell.css" />
    <script defer src="/shell.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <script id="registry" type="application/json">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
  </body>
</html>
`;
}
