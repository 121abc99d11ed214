import { program } from 'commander';
import { withBuildLock, withSiteLock } from '../compose/locks';
import { dirs } from '../compose/dirs';
import { pruneReleases } from '../compose/store/retention';
import { runCommand } from './runCommand';

/** Removes releases nobody needs, and says which. */
async function prune({ dryRun = false }: { dryRun?: boolean }): Promise<void> {
  const doing = 'pruning releases';
  // Nobody may be about to put one of them live.
  const find = () => pruneReleases({ releases: dirs.releases, sites: dirs.sites, now: Date.now(), dryRun });
  const gone = await withBuildLock(doing, () => withSiteLock(doing, find));
  for (const release of gone) console.log(`${dryRun ? 'would remove' : 'removed'} ${release}`);
  if (gone.length === 0) console.log('There is nothing to remove');
}

program
  .name('npm run prune --')
  .description(
    'Removes old releases. Kept are what is live or was, the newest five of each section, and those of the last 30 days.',
  )
  .option('--dry-run', 'say what would go, and remove nothing')
  .action((options: { dryRun?: boolean }) => runCommand(() => prune(options)));
await program.parseAsync();
