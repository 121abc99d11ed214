import { Worker } from 'node:worker_threads';
import { ClearError } from '../ClearError';
import { prerenderFile } from './fileNames';
import type { InspectedPages, InspectionNews, InspectionTask } from './Inspection';
import type { StoredRelease } from './Release';

/** How long one page, or loading the bundle, may keep the inspection busy, in seconds. */
const patience = 20;

/** How much memory a bundle may use, in megabytes. */
const memory = 1024;

const remedy = 'mend the section and build it again';

/**
 * Renders every page of a build as compose would, and looks at what comes out. It runs in a thread of its own: a bundle that
 * goes round in circles, eats up the memory or ends its process is refused like any other, and keeps nobody waiting.
 * @param folder where the build stands.
 * @param liveShell renders the pages of a section; null for the shell, which renders its own.
 * @throws ClearError naming the package, the page, the reason and the remedy.
 */
export async function inspectPages(
  name: string,
  folder: string,
  liveShell: StoredRelease | null,
): Promise<InspectedPages> {
  const shell = liveShell && { folder: liveShell.folder, contract: liveShell.release.contract };
  const task: InspectionTask = { name, folder, shell };
  const worker = new Worker(new URL('./inspectionThread.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  try {
    return await result(worker, name);
  } finally {
    await worker.terminate();
  }
}

function result(worker: Worker, name: string): Promise<InspectedPages> {
  return new Promise((resolve, reject) => {
    let at: string = prerenderFile;
    const refuse = (what: string) => reject(new ClearError(`${name}: ${at} ${what}; ${remedy}`));
    const late = setTimeout(() => refuse(`is not done after ${patience} s`), patience * 1000);
    worker.on('message', (news: InspectionNews) => {
      late.refresh();
      if ('at' in news) ({ at } = news);
      else if ('inspected' in news) resolve(news.inspected);
      else reject(new ClearError(news.refusal));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse(`takes more than ${memory} MB of memory`);
      else reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(late);
      refuse('ends the process it runs in');
    });
  });
}
