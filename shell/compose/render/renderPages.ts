import type { StructuredData } from '@site/section/Section';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile, ReleaseFiles } from '../Release';
import { elementsOf, type Element } from '../validate/pageFaults';
import { pinned, showsSamples, type ComposedPage, type Composition } from './Composition';
import { sharedPicture } from './pictures';

/** A page with its finished document. */
export interface RenderedPage extends ComposedPage {
  readonly html: string;
  /** The elements of the document, in order. */
  readonly elements: readonly Element[];
}

/** A composition with its finished documents. */
export interface RenderedSite extends Composition {
  readonly pages: readonly RenderedPage[];
}

/** A style sheet, as it is written into pages; none where there is none or nothing in it. */
async function styleOf(owner: string, { folder }: ReleaseFiles, sheet: ReleaseFile | null) {
  const css = sheet ? await readFile(path.join(folder, sheet.file), 'utf8') : '';
  return css === '' ? [] : [{ owner, css }];
}

/** Renders every page of a site. Throws a Refusal naming the package, the page and the error of its code. */
export async function renderPages(composition: Composition): Promise<RenderedSite> {
  const { runner, shell, sections, registry, origin } = composition;
  const common = await styleOf('shell', shell.files, shell.files.style);
  const own = new Map([['shell', await styleOf('home', shell.files, shell.files.homeStyle)]]);
  for (const { name, files } of sections) own.set(name, await styleOf(name, files, files.style));
  const assets = new Map([shell, ...sections].map(({ name, files }) => [name, files.assets]));
  const pages = await Promise.all(
    composition.pages.map(async (page) => {
      const { address, head, owner } = page;
      const facts = {
        title: head.title,
        description: head.description,
        canonical: origin + (head.canonical ?? (address === '*' ? '/' : address)),
        socialImage: origin + sharedPicture(head, assets.get(owner) ?? []),
        structuredData: atOrigin(head.structuredData ?? [], origin),
        alternates: head.files ?? [],
        listed: !showsSamples(composition, page) && address !== '*',
        styles: [...common, ...(own.get(owner) ?? [])],
        shellScript: pinned(shell.files, shell.files.script),
        preloads: registry.sections.filter((section) => section.name === owner).map(({ entry }) => entry),
        // The two fonts of the first screen are in the shell's release.
        fonts: shell.files.assets.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
      };
      const html = await runner.ask('render', { name: owner, at: address }, { address, registry, facts });
      return { ...page, html, elements: elementsOf(html) };
    }),
  );
  return { ...composition, pages };
}

/** Writes the files beside pages, such as calendars. */
export const writePageFiles = ({ runner, pages, origin, day }: Composition) =>
  Promise.all(
    pages.flatMap(({ head: { files = [] }, owner: name }) =>
      files.map(async ({ path }) => ({
        path,
        text: await runner.ask('writeFile', { name, at: path }, { name, path, origin, day }),
      })),
    ),
  );

/** Structured data with another origin than that of the site facts, such as 'https://www.example.org'. */
export function atOrigin(data: readonly StructuredData[], origin: string): readonly StructuredData[] {
  const home = new RegExp(`^${siteOrigin.value.replaceAll('.', '\\.')}(?=[/#?]|$)`);
  const move = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(home, origin) : value);
  return JSON.parse(JSON.stringify(data, move)) as readonly StructuredData[];
}
