import { program } from 'commander';
import { runCommand } from './runCommand';
import type { PageOptions } from './new/createPage';
import { createRepository } from './new/createRepository';
import { createSection } from './new/createSection';

program
  .name('npm run new:section --')
  .description(
    'Writes a section with its first page, and adds it to npm, the site, its owners and the rollback workflow.',
  )
  .showHelpAfterError()
  .argument('<name>', 'one or more lower-case words, such as library')
  .option('--title <words>', 'heading and title of its first page; its name otherwise')
  .option('--standalone <folder>', 'write a repository of its own there instead')
  .action((name: string, { standalone, ...options }: PageOptions & { standalone?: string }) =>
    runCommand(() => (standalone ? createRepository(name, standalone, options) : createSection(name, options))),
  );
await program.parseAsync();
