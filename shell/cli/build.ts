import { program } from 'commander';
import { releaseAll } from '../compose/releaseAll';
import { runCommand } from './runCommand';

program
  .name('npm run build --')
  .description('Builds what changed, checks every page, and composes the site. Nothing is served.')
  .option('--drop-pages', 'let pages go that are on the site; links to them will break')
  .action((options: { dropPages?: boolean }) => runCommand(() => releaseAll(options)));
await program.parseAsync();
