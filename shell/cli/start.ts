import { program } from 'commander';
import { buildSite } from '../compose/buildSite';
import { dirs } from '../compose/dirs';
import { runCommand } from './runCommand';
import { servePreview } from './servePreview';

program
  .name('npm start --')
  .description('Builds what changed, composes the site, and serves it on this machine (PORT, or 3000).')
  .option('--drop-pages', 'drop pages that are on the site; links to them will break')
  .action((options: { dropPages?: boolean }) =>
    runCommand(async () => {
      await buildSite(options);
      await servePreview(dirs.site);
    }),
  );
await program.parseAsync();
