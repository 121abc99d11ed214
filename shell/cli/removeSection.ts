import { sections } from '@site/build/packages';
import { program } from 'commander';
import { removeSection } from './new/removeSection';
import type { RemoveOptions } from './new/removeSection';
import { runCommand } from './runCommand';

program
  .name('npm run remove:section --')
  .description('Removes a section: its folder, and every list it is in. Its releases stay in the store.')
  .showHelpAfterError()
  .argument('<section>', sections.map(({ name }) => name).join(', '))
  .option('--redirect <address>', 'the page that its addresses lead to; the 404 page otherwise')
  .option('--discard', 'remove what git does not have, too')
  .action((name: string, options: RemoveOptions) => runCommand(() => removeSection(name, options)));
await program.parseAsync();
