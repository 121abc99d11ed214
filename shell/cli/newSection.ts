import { isInstalled, root, sectionFolder, sections } from '@site/build/packages';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../compose/UserError';
import { createRepository } from './new/createRepository';
import { pageFiles, writeFormatted } from './new/pageFiles';
import { planSection } from './new/planPage';
import { addRow, changedLists, editLockFile, rowsFile } from './new/siteLists';
import { siteCommand } from './siteCommand';

/** Writes a section beside the others. @throws UserError, and writes nothing, where the site cannot have it. */
async function createSection(name: string, title: string | undefined): Promise<void> {
  const folder = sectionFolder(name);
  const { page, manifest } = await planSection(name, title);
  if (existsSync(path.join(root, folder))) {
    throw new UserError(`${folder} is there already; take another name, or remove it`);
  }
  const row = { name, addresses: [`/${name}/**`], team: `@example/${name}` };
  const lists = await changedLists(
    [...sections, { ...row, folder }],
    (text) => editLockFile(text, folder, manifest),
    (text) => addRow(text, row),
  );
  if (!(rowsFile in lists)) throw new UserError(`${rowsFile} has no list of sections; write it as const rows = […]`);
  await writeFormatted({
    [`${folder}/package.json`]: JSON.stringify(manifest),
    [`${folder}/tsconfig.json`]: '{\n"extends": "../tsconfig.base.json", "include": ["."] }',
    ...(await pageFiles(page, 'section', folder)),
    ...lists,
  });
  console.log(`${folder} is there, with its first page /${name} and its row in ${rowsFile}.`);
  console.log('Yours to write: that page and its entries, which are samples; further ones with npm run new:page.');
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}

const command = siteCommand(
  isInstalled ? 'site new' : 'npm run new:section --',
  isInstalled
    ? 'Writes the repository of a new section, with its first page and the kit it is built with.'
    : 'Writes a section with its first page, and adds it to npm, the site, its owners and the rollback workflow.',
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
