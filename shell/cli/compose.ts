import { changeAndPrint } from '../compose/changeAndPrint';
import { dirs } from '../compose/dirs';
import { planCompose } from '../compose/stage/plan';
import { resetBranch, openStore } from '../compose/store/store';
import { packageNamed } from './packageNamed';
import { siteCommand } from './siteCommand';

async function compose({ accept }: { accept?: string }): Promise<void> {
  if (accept) await resetBranch(await openStore(dirs), packageNamed(accept).name);
  const { pages } = await changeAndPrint(planCompose);
  console.log(`${pages} pages composed`);
}

await siteCommand('npm run compose --', 'Composes the site from what is in the store. Nothing is built.')
  .option('--accept <section>', 'take what is on its branch, although it was pushed by force')
  .run(compose);
