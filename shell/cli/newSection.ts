import { isInstalled, redirects, root, sectionFolder, territories } from '@site/build/packages';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../compose/UserError';
import { createRepository } from './new/createRepository';
import { lockFile } from './new/lockFile';
import { pageFiles, writeFormatted } from './new/pageFiles';
import { planSection, rowsFile } from './new/planPage';
import { siteCommand } from './siteCommand';

/** Writes a section beside the others. @throws UserError, and writes nothing, where the site cannot have it. */
async function createSection(name: string, title: string | undefined): Promise<void> {
  const folder = sectionFolder(name);
  const { page, manifest } = await planSection(name, title);
  if (existsSync(path.join(root, folder))) {
    throw new UserError(`${folder} is there already; take another name, or remove it`);
  }
  await writeFormatted({
    [`${folder}/package.json`]: JSON.stringify(manifest),
    [`${folder}/tsconfig.json`]: '{\n"extends": "../tsconfig.base.json", "include": ["."] }',
    ...(await pageFiles(page, 'section', folder)),
    'package-lock.json': await lockFile(folder, manifest),
    // The rows come last, so that they name only sections that exist.
    [rowsFile]: JSON.stringify({ sections: [...territories, { name, addresses: [`/${name}/**`] }], redirects }),
  });
  console.log(`${folder} is there, with its first page /${name} and its row in ${rowsFile}.`);
  console.log('Yours to write: that page and its entries, which are samples; further ones with npm run new:page.');
  console.log(`.github/CODEOWNERS asks the site's team about its changes, until it has a line for /${folder}/.`);
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}

const command = siteCommand(
  isInstalled ? 'site new' : 'npm run new:section --',
  isInstalled
    ? 'Writes the repository of a new section, with its first page and the kit it is built with.'
    : 'Writes a section with its first page, and adds it to npm and the site.',
)
  .argument('<name>', 'one or more lower-case words, such as library')
  .option('--title <words>', 'heading and title of its first page; its name otherwise');

// Only where no section can be written beside others, a folder needs no option: a second word typed by mistake is refused.
if (isInstalled) command.argument('[folder]', 'where it is written; a folder of its name otherwise');
else command.option('--standalone <folder>', 'write a repository of its own there instead');

await command.run((name: string) => {
  const { title, standalone } = command.opts<{ title?: string; standalone?: string }>();
  const folder = isInstalled ? (command.args[1] ?? name) : standalone;
  return folder ? createRepository(name, folder, title) : createSection(name, title);
});
