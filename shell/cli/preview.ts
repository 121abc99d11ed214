import { dirs } from '../compose/dirs';
import { composePreview } from './composePreview';
import { siteCommand } from './siteCommand';
import { servePreview } from './servePreview';

const addOne = (one: string, others: readonly string[] = []) => [...others, one];

await siteCommand(
  'npm run preview --',
  'Serves the composed site on this machine (PORT, or 3000), as a host would. Nothing is built.',
)
  .option('--with <section=what>', 'with a folder, release or branch of it instead; alone: its sources here', addOne)
  .run(async ({ with: exchanges }: { with?: readonly string[] }) =>
    servePreview(exchanges ? await composePreview(exchanges) : dirs.site),
  );
