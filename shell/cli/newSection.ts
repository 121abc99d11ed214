import { isInstalled } from '@site/build/packages';
import { createRepository } from './new/createRepository';
import { createSection } from './new/createSection';
import type { PageOptions } from './new/createPage';
import { siteCommand } from './siteCommand';

const command = isInstalled
  ? siteCommand('site new', 'Writes the repository of a new section, with its first page and the kit it is built with.')
  : siteCommand(
      'npm run new:section --',
      'Writes a section with its first page, and adds it to npm, the site, its owners and the rollback workflow.',
    );

await command
  .argument('<name>', 'one or more lower-case words, such as library')
  .argument('[folder]', 'write a repository of its own there')
  .option('--title <words>', 'heading and title of its first page; its name otherwise')
  .option('--standalone <folder>', 'the same as a folder')
  .run((name: string, folder: string | undefined, options: PageOptions & { standalone?: string }) => {
    const place = options.standalone ?? folder ?? (isInstalled ? name : null);
    return place ? createRepository(name, place, options) : createSection(name, options);
  });
