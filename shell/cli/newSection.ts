import { isInstalled } from '@site/build/packages';
import { createRepository } from './new/createRepository';
import { createSection } from './new/createSection';
import type { PageOptions } from './new/createPage';
import { siteCommand } from './siteCommand';

const command = (
  isInstalled
    ? siteCommand(
        'site new',
        'Writes the repository of a new section, with its first page and the kit it is built with.',
      )
    : siteCommand(
        'npm run new:section --',
        'Writes a section with its first page, and adds it to npm, the site, its owners and the rollback workflow.',
      )
)
  .argument('<name>', 'one or more lower-case words, such as library')
  .option('--title <words>', 'heading and title of its first page; its name otherwise');

// Only where no section can be written beside others, a folder needs no option: a second word typed by mistake is refused.
if (isInstalled) {
  await command
    .argument('[folder]', 'where it is written; a folder of its name otherwise')
    .run((name: string, folder: string | undefined, options: PageOptions) =>
      createRepository(name, folder ?? name, options),
    );
} else {
  await command
    .option('--standalone <folder>', 'write a repository of its own there instead')
    .run((name: string, { standalone, ...options }: PageOptions & { standalone?: string }) =>
      standalone ? createRepository(name, standalone, options) : createSection(name, options),
    );
}
