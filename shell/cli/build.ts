import { program } from 'commander';
import { buildSite } from '../compose/buildSite';
import { runCommand } from './runCommand';

program
  .name('npm run build --')
  .description('Builds what changed, checks every page, and composes the site. Nothing is served.')
  .option('--drop-pages', 'drop pages that are on the site; links to them will break')
  .action((options: { dropPages?: boolean }) => runCommand(() => buildSite(options)));
await program.parseAsync();
