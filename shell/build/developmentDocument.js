// @ts-check
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { closures } from '@site/shared-data/siteFacts';
import { holidaysFrom } from '@site/shell/src/document/holidaysFrom';
import { inScript } from '@site/shell/src/document/inScript';
import { registryElementId } from '@site/shell/src/sections/registry';
import { parseSectionList } from '@site/shell/src/sections/sectionList';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {import('@site/shell/src/sections/registry').RegisteredSection} RegisteredSection
 * @typedef {import('./packages.js').BuiltPackage} BuiltPackage
 */

const registryElement = new RegExp(`<script id="${registryElementId}"[^>]*>(.*?)</script>`, 's');

/** Returns the URL of the list of sections in a page. @param {string} html @returns {string} */
const listIn = (html) => JSON.parse(registryElement.exec(html)?.[1] ?? '').list.url;

/**
 * Returns the sections of the composed site, or an empty array if there is none.
 * @param {string} site
 * @returns {readonly RegisteredSection[]}
 */
export function releasedSections(site) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(site, file), 'utf8');
  try {
    return parseSectionList(read(listIn(read('index.html')))).sections;
  } catch {
    return [];
  }
}

/** The longest wait for a deployed site, in milliseconds. */
const timeout = 5000;

/**
 * Fetches the sections of the site that is deployed at an origin.
 * @param {string} origin
 * @returns {Promise<RegisteredSection[]>}
 * @throws Error if the site does not answer, or answers with anything but a page of the site.
 */
export async function deployedSections(origin) {
  const response = await fetch(origin, { signal: AbortSignal.timeout(timeout) });
  const there = (/** @type {{ url: string, integrity: string }} */ file) => ({
    ...file,
    url: new URL(file.url, origin).href,
  });
  const list = await fetch(new URL(listIn(await response.text()), origin), { signal: AbortSignal.timeout(timeout) });
  return parseSectionList(await list.text()).sections.map((section) => ({
    ...section,
    entry: there(section.entry),
    ...(section.style && { style: there(section.style) }),
  }));
}

// The files of a development server change with every edit, so they have no integrity hash.
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
 * Returns the registry of the development site.
 * @param {readonly BuiltPackage[]} developed The sections with a development server.
 * @param {readonly RegisteredSection[]} released The sections of the composed or deployed site.
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
 * Returns the document that the development site serves at every address. It has all sections in its registry and no
 * prerendered page.
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
