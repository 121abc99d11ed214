import { program } from 'commander';
import { createRepository } from './new/createRepository';
import type { PageOptions } from './new/createPage';
import { runCommand } from './runCommand';

program
  .name('site new')
  .description('Writes the repository of a new section, with its first page and the kit it is built with.')
  .showHelpAfterError()
  .argument('<name>', 'one or more lower-case words, such as library')
  .argument('[folder]', 'where it is written; a folder of its name otherwise')
  .option('--title <words>', 'heading and title of its first page; its name otherwise')
  .action((name: string, folder: string | undefined, options: PageOptions) =>
    runCommand(() => createRepository(name, folder ?? name, options)),
  );
await program.parseAsync();
