// Runs in the thread that inspectPages.ts starts: renders every page of a build as compose would, and tells what comes out.
import { contractVersion } from '@site/section/Section';
import type { SectionPage } from '@site/section/Section';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ClearError } from '../ClearError';
import { prerenderFile } from './fileNames';
import { headFault } from './headFault';
import type { InspectedPages, InspectionNews, InspectionTask } from './Inspection';
import { loadSectionBundle } from './loadSectionBundle';
import { pageBody } from './pageBody';
import { pageFault } from './pageFault';
import { picturesOf } from './picturesOf';
import { refuseStrays } from './refuseStrays';
import { renderEveryPage } from './renderEveryPage';
import type { RenderedPage } from './renderEveryPage';
import { shellBundle } from './shellBundle';
import type { ShellBundle } from './shellBundle';

const tell = (news: InspectionNews) => parentPort?.postMessage(news);

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

async function inspect({ name, folder, shell: liveShell }: InspectionTask): Promise<InspectedPages> {
  const shell = {
    bundle: await shellBundle(liveShell?.folder ?? folder),
    contract: liveShell?.contract ?? contractVersion,
  };
  const file = path.join(folder, prerenderFile);
  const section = liveShell ? loadSectionBundle(name, await readFile(file, 'utf8'), file, shell) : undefined;
  const heads = section?.pages ?? ownHeads(shell.bundle);
  for (const head of heads) {
    const fault = headFault(head);
    if (fault) throw new ClearError(`${name}: ${head.path} ${fault}`);
  }
  const rendered = await renderEveryPage(name, shell, section, (at) => tell({ at }));
  refuseFaults(name, rendered);
  return {
    pages: rendered.map(({ address }) => address),
    pictures: picturesOf(rendered, heads),
    contract: section?.contract ?? shell.contract,
  };
}

const task = workerData as InspectionTask;
try {
  tell({ inspected: await refuseStrays(task.name, () => inspect(task)) });
} catch (error) {
  if (!(error instanceof ClearError)) throw error;
  tell({ refusal: error.message });
}
