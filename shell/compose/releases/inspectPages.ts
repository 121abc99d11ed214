import { contractVersion } from '@site/section/Section';
import type { SectionPage } from '@site/section/Section';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import { prerenderFile } from './fileNames';
import { headFault } from './headFault';
import { loadSectionBundle } from './loadSectionBundle';
import { pageBody } from './pageBody';
import { pageFault } from './pageFault';
import { picturesOf } from './picturesOf';
import { refuseStrays } from './refuseStrays';
import { renderEveryPage } from './renderEveryPage';
import type { RenderedPage } from './renderEveryPage';
import { shellBundle } from './shellBundle';
import type { RenderingShell, ShellBundle } from './shellBundle';

interface InspectedPages {
  /** Every address of the build. */
  readonly pages: readonly string[];
  /** The file names of the pictures its pages show. */
  readonly pictures: readonly string[];
  /** The version of the contract it was built for. */
  readonly contract: number;
}

function refuseFaults(name: string, rendered: readonly RenderedPage[]): void {
  for (const { address, html } of rendered) {
    const fault = pageFault(pageBody(html));
    if (fault) throw new ClearError(`${name}: ${address} ${fault}`);
  }
}

/** What a page says of itself, and the picture a link to it shows. */
type Head = Pick<SectionPage, 'title' | 'description' | 'picture'> & { readonly path: string };

const ownHeads = ({ ownPages }: ShellBundle): Head[] =>
  Object.entries(ownPages).map(([path, head]) => ({ ...head, path }));

/**
 * Renders every page of a build as compose would, and looks at what comes out.
 * @param folder where the build stands.
 * @param liveShell renders the pages of a section; the shell renders its own.
 * @throws ClearError naming the package, the page, the reason and the remedy.
 */
export function inspectPages(name: string, folder: string, liveShell: RenderingShell | null): Promise<InspectedPages> {
  return refuseStrays(name, () => inspect(name, folder, liveShell));
}

async function inspect(name: string, folder: string, liveShell: RenderingShell | null): Promise<InspectedPages> {
  const shell = liveShell ?? { bundle: await shellBundle(folder), contract: contractVersion };
  const file = path.join(folder, prerenderFile);
  const section = liveShell ? loadSectionBundle(name, await readFile(file, 'utf8'), file, shell) : undefined;
  const heads = section?.pages ?? ownHeads(shell.bundle);
  for (const head of heads) {
    const fault = headFault(head);
    if (fault) throw new ClearError(`${name}: ${head.path} ${fault}`);
  }
  const rendered = await renderEveryPage(name, shell, section);
  refuseFaults(name, rendered);
  return {
    pages: rendered.map(({ address }) => address),
    pictures: picturesOf(rendered, heads),
    contract: section?.contract ?? shell.contract,
  };
}
