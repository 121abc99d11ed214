// @ts-check
import { sectionAt } from '@site/shell/src/sections/registry';
import path from 'node:path';
import { dist } from './packages.js';

/**
 * @typedef {import('@site/shell/src/sections/registry').Registry} Registry
 * @typedef {import('./packages.js').BuiltPackage} BuiltPackage
 */

/** Returns the folder of a development bundle for prerendering. @param {string} name */
export const prerenderFolder = (name) => path.join(dist, 'development', name);

/**
 * Renders the document of an address as compose does, from the latest build, so that the page can hydrate.
 * @param {string} address
 * @param {Registry} registry The sections of the site. It does not know the pages of developed sections yet.
 * @param {readonly BuiltPackage[]} developed The sections under development.
 * @param {string} shellScript
 * @returns {Promise<string | null>} null if the address belongs to a section that is not under development.
 * @throws UserError with the page, the reason and the line of the source.
 */
export async function prerenderedDocument(address, registry, developed, shellScript) {
  const { withRunner } = await import('@site/shell/compose/runner/startRunner');
  const { loadSection, loadShell } = await import('@site/shell/compose/render/renderSection');
  const { day } = registry;
  // As in compose, no process loads two sections.
  const loaded = await Promise.all(
    developed.map(({ name }) =>
      withRunner(async (runner) => {
        await loadShell(runner, prerenderFolder('shell'));
        const { pages, events } = await loadSection(runner, name, prerenderFolder(name), day);
        const isAsked = pages.some((page) => page.path === address);
        const about = { name, at: address };
        const region = isAsked ? await runner.ask('renderRegion', about, { address, day }) : null;
        return { name, pages, events, region };
      }),
    ),
  );
  const sections = registry.sections.map(({ addresses, ...one }) => {
    const pages = loaded.find(({ name }) => name === one.name)?.pages;
    // A released section has its address rules in place of its pages.
    const forNeed = pages?.filter((page) => page.isForNeed).map((page) => page.path);
    return { ...one, pages: pages?.map((page) => page.path) ?? addresses, ...(forNeed && { forNeed }) };
  });
  const owner = sections.find(({ pages }) => pages.includes(address));
  if (!owner && sectionAt(registry, address)) return null;
  const events = loaded.flatMap((section) => section.events);
  const region = loaded.find(({ name }) => name === owner?.name)?.region ?? null;
  const html = await withRunner(async (runner) => {
    await loadShell(runner, prerenderFolder('shell'));
    const asked = { day, demo: registry.demo, sections, events: /** @type {Registry['events']} */ (events) };
    await runner.ask('setRegistry', { name: 'shell', at: 'the registry' }, { registry: asked });
    return runner.ask(
      'renderDocument',
      { name: owner?.name ?? 'shell', at: address },
      {
        address: owner || address === '/' ? address : '*',
        region,
        facts: {
          title: 'Development',
          description: '',
          canonical: '/',
          socialImage: '',
          structuredData: [],
          alternates: [],
          listed: false,
          styles: [],
          shellScript: { url: shellScript, integrity: '' },
          preloads: [],
          wholeStyles: [],
          fonts: [],
        },
      },
    );
  });
  const sheets = ['/shell.css', owner?.style?.url].filter((url) => url !== undefined);
  return html.replace('</head>', `${sheets.map((url) => `<link rel="stylesheet" href="${url}"/>`).join('')}</head>`);
}
