import type { StructuredData } from '@site/section/Section';
import { sampleMark } from '@site/shared-data/check/sampleMarks';
import { socialImage } from '@site/shared-data/pictures';
import { siteOrigin } from '@site/shared-data/siteFacts';
import path from 'node:path';
import { Refusal } from '../UserError';
import { elementsOf } from '../validate/pageFault';
import type { Element } from '../validate/pageFault';
import { ownerOf, pagesOf, pinned, showsSamples } from './Composition';
import type { ComposedPage, ComposedSection, ComposedShell, Composition } from './Composition';

/** The styles of a page: the shell's, and its section's or those of the shell's own pages. */
const pageStyles = (shell: ComposedShell, owner?: ComposedSection) =>
  [
    { owner: 'shell', css: shell.css },
    owner ? { owner: owner.name, css: owner.css } : { owner: 'home', css: shell.homeCss },
  ].filter(({ css }) => css !== '');

/** The two fonts of the first screen, which are in the shell's release. */
const fontsOf = ({ files }: ComposedShell) =>
  files.assets.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);

/** Renders one page to its document. */
async function renderDocument(composition: Composition, page: ComposedPage): Promise<string> {
  const { runner, shell, registry, origin } = composition;
  const { address, head, owner } = page;
  const isSample = showsSamples(composition, page);
  const about = { name: ownerOf(page), at: address };
  const html = await runner.ask('render', about, {
    address,
    facts: {
      title: head.title,
      description: head.description,
      canonical: origin + (head.canonical ?? (address === '*' ? '/' : address)),
      socialImage: origin + socialImage(head.picture ?? 'social-card'),
      structuredData: atOrigin(head.structuredData ?? [], origin),
      alternates: head.files ?? [],
      listed: !isSample && address !== '*',
      styles: pageStyles(shell, owner),
      shellScript: pinned(shell.files, shell.files.script),
      preloads: registry.sections.filter(({ name }) => name === owner?.name).map(({ entry }) => entry),
      fonts: fontsOf(shell),
    },
  });
  assertNoMovedBoundary(html, about.name, address);
  if (!isSample) assertNoSample(html, about.name, address);
  return html;
}

/** A page with its finished document. */
export interface RenderedPage extends ComposedPage {
  readonly html: string;
  /** The elements of the document, in order. */
  readonly elements: readonly Element[];
}

/**
 * Renders every page of a site.
 * @throws Refusal naming the package, the page and the error of its code.
 */
export const renderPages = (composition: Composition): Promise<RenderedPage[]> =>
  Promise.all(
    pagesOf(composition).map(async (page) => {
      const html = await renderDocument(composition, page);
      return { ...page, html, elements: elementsOf(html) };
    }),
  );

/** Throws where React moved a suspended boundary to the end of the document: without scripts the page would be empty. */
function assertNoMovedBoundary(html: string, name: string, address: string): void {
  if (html.includes('<template id="B:')) {
    throw new Refusal(name, `${address} waits while rendering; render everything at once`);
  }
}

/** Throws where a page of a production site contains the text of a sample. */
export function assertNoSample(html: string, name: string, address: string): void {
  const mark = sampleMark(html);
  if (!mark) return;
  throw new Refusal(
    name,
    `${address} says '${mark.words}', ${mark.name}; write what is true, or compose with SITE_MODE=demo`,
  );
}

export interface WrittenFile {
  /** Its address on the site. */
  readonly path: string;
  readonly text: string;
}

/** Writes the files beside a page. */
export async function writePageFiles({ runner, origin, day }: Composition, page: ComposedPage): Promise<WrittenFile[]> {
  const name = ownerOf(page);
  return Promise.all(
    (page.head.files ?? []).map(async ({ path }) => ({
      path,
      text: await runner.ask('writeFile', { name, at: path }, { name, path, origin, day }),
    })),
  );
}

/**
 * Structured data with the origin of the site facts replaced by that of this site.
 * @param origin such as 'https://www.example.org'.
 */
export function atOrigin(data: readonly StructuredData[], origin: string): readonly StructuredData[] {
  const home = siteOrigin.value;
  const move = (_: string, value: unknown) =>
    value === home || (typeof value === 'string' && /^[/#?]/.test(value.slice(home.length)) && value.startsWith(home))
      ? origin + value.slice(home.length)
      : value;
  return JSON.parse(JSON.stringify(data, move)) as readonly StructuredData[];
}

/** The file of a page's document in the site folder, where any static host finds it. The 404 page has the address '*'. */
export const documentFile = (address: string) =>
  address === '*' ? '404.html' : path.join(address.slice(1), 'index.html');
