import { sections } from '@site/build/packages';
import { program } from 'commander';
import { runCommand } from './runCommand';
import { createPage } from './new/createPage';
import type { PageOptions } from './new/createPage';

program
  .name('npm run new:page --')
  .description(
    'Writes a page into a section: head, breadcrumbs, sample words, a style and a test. Ready to be released.',
  )
  .showHelpAfterError()
  .argument('<section>', sections.map(({ name }) => name).join(', '))
  .argument('<address>', 'such as /about/careers')
  .option('--title <words>', 'its heading and title; the last word of the address otherwise')
  .action((name: string, address: string, options: PageOptions) =>
    runCommand(() => createPage(name, address, options)),
  );
await program.parseAsync();
