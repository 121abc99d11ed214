import { program } from 'commander';
import { dirs } from '../compose/dirs';
import { composePreview } from './composePreview';
import { runCommand } from './runCommand';
import { servePreview } from './servePreview';

const addOne = (one: string, others: readonly string[] = []) => [...others, one];

program
  .name('npm run preview --')
  .description('Serves the composed site on this machine (PORT, or 3000), as a host would. Nothing is built.')
  .option('--with <section=what>', 'with a folder, release or branch of it instead; alone: its sources here', addOne)
  .action(({ with: exchanges }: { with?: readonly string[] }) =>
    runCommand(async () => servePreview(exchanges ? await composePreview(exchanges) : dirs.site)),
  );
await program.parseAsync();
