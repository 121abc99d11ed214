// @ts-check
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { closures } from '@site/shared-data/siteFacts';
import { holidaysFrom } from '@site/shell/src/document/holidaysFrom';
import { inScript } from '@site/shell/src/document/inScript';
import { registryElementId } from '@site/shell/src/sections/registry';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {import('@site/shell/src/sections/registry').RegisteredSection} RegisteredSection
 * @typedef {import('./packages.js').BuiltPackage} BuiltPackage
 */

const registryElement = new RegExp(`<script id="${registryElementId}"[^>]*>(.*?)</script>`, 's');

/** The sections in the registry of a page. @param {string} html @returns {RegisteredSection[]} */
const sectionsIn = (html) => JSON.parse(registryElement.exec(html)?.[1] ?? '').sections;

/** The sections of the composed site; none where nothing is composed. @param {string} site @returns {RegisteredSection[]} */
export function releasedSections(site) {
  try {
    return sectionsIn(readFileSync(path.join(site, 'index.html'), 'utf8'));
  } catch {
    return [];
  }
}

/** How long a deployed site may take to answer, in milliseconds. */
const timeout = 5000;

/**
 * The sections of the site that is deployed at an origin.
 * @param {string} origin
 * @returns {Promise<RegisteredSection[]>}
 * @throws Error where it does not answer, or with something else.
 */
export async function deployedSections(origin) {
  const response = await fetch(origin, { signal: AbortSignal.timeout(timeout) });
  const there = (/** @type {{ url: string, integrity: string }} */ file) => ({
    ...file,
    url: new URL(file.url, origin).href,
  });
  return sectionsIn(await response.text()).map((section) => ({
    ...section,
    entry: there(section.entry),
    ...(section.style && { style: there(section.style) }),
  }));
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
  addresses: [],
});

/**
 * The registry of the development site.
 * @param {readonly BuiltPackage[]} developed The sections that have a development server.
 * @param {readonly RegisteredSection[]} released Those of the site.
 * @returns {import('@site/shell/src/sections/registry').Registry}
 */
export function developmentRegistry(developed, released) {
  const others = released.filter(({ name }) => !developed.some((pkg) => pkg.name === name));
  const { day } = clinicClock(Date.now());
  return {
    day,
    ...(closures.status === 'sample' && { holidays: holidaysFrom(day) }),
    demo: true,
    sections: [...others, ...developed.map(developedSection)],
    events: [],
  };
}

/**
 * The one document of the development site, for every address: nothing prerendered, all sections in its registry.
 * @param {import('@site/shell/src/sections/registry').Registry} registry
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
    <script id="${registryElementId}" type="application/json">${inScript(registry)}</script>
  </body>
</html>
`;
}
