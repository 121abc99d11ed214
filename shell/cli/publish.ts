import { program } from 'commander';
import { dirs } from '../compose/dirs';
import { publishSite } from '../compose/publish/publishSite';
import type { PublishOptions } from '../compose/publish/publishSite';
import { runCommand } from './runCommand';

program
  .name('npm run publish --')
  .description('Brings the composed site to a host, in the order that keeps every page whole (shell/hosts/README.md).')
  .requiredOption('--to <place>', 'user@host:/folder (rsync), or a folder')
  .option('--after-rules <command>', 'run once the header rules stand and before the pages, such as a reload of nginx')
  .option('--tidy', 'publish nothing: remove what the site no longer has')
  .action((options: PublishOptions) => runCommand(() => publishSite(dirs, options)));
await program.parseAsync();
