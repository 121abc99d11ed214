import { program } from 'commander';
import { ClearError } from '../ClearError';
import { places } from '../places';
import { runCommand } from '../runCommand';
import { readLiveSite } from '../site/readLiveSite';

/** Says what is live, since when, and what was live before. */
async function sections(): Promise<void> {
  const live = await readLiveSite(places.site);
  if (!live) throw new ClearError('Nothing is live yet; run npm start, or npm run build');
  console.table(
    live.packages.map(({ name, version, since, earlier }) => ({
      section: name,
      live: version,
      since,
      before: earlier[0]?.version ?? '',
    })),
  );
}

program
  .name('npm run sections')
  .description('Shows which release of each section is live, and since when.')
  .action(() => runCommand(sections));
await program.parseAsync();
