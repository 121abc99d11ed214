import { publishSite } from '../compose/publish/publishSite';
import { siteCommand } from './siteCommand';

const addNames = (list: string, names: readonly string[] = []) => [...names, ...list.split(',')];

await siteCommand(
  'npm run publish --',
  'Sends the composed site to a host, pages after the files they load (shell/hosts/README.md).',
)
  .requiredOption('--to <place>', 'user@host:/folder (rsync), or a folder')
  .option('--after-rules <command>', 'run after the header rules and before the pages, such as a reload of nginx')
  .option('--replace <sections>', 'replace the releases of these at the host, though not known here', addNames)
  .option('--take-over', 'publish to a folder with files that were not published')
  .option('--if-changed', 'send nothing when the host has the same site')
  .option('--tidy', 'publish nothing, but remove published files that the site no longer has')
  .option('--dry-run', 'with --tidy: list the files and remove none')
  .run(publishSite);
