import { program } from 'commander';
import { publishSite } from '../compose/publish/publishSite';
import type { PublishOptions } from '../compose/publish/publishSite';
import { runCommand } from './runCommand';

const addNames = (list: string, names: readonly string[] = []) => [...names, ...list.split(',')];

program
  .name('npm run publish --')
  .description('Brings the composed site to a host, in the order that keeps every page whole (shell/hosts/README.md).')
  .requiredOption('--to <place>', 'user@host:/folder (rsync), or a folder')
  .option('--after-rules <command>', 'run once the header rules stand and before the pages, such as a reload of nginx')
  .option('--replace <sections>', 'replace the releases of these at the host, though they are not known here', addNames)
  .option('--take-over', 'publish where there are files that no publish brought')
  .option('--if-changed', 'leave the host alone when its site is made of the same')
  .option('--tidy', 'publish nothing: remove what an earlier publish brought and the site no longer has')
  .option('--dry-run', 'with --tidy: only list what would go')
  .action((options: PublishOptions) => runCommand(() => publishSite(options)));
await program.parseAsync();
