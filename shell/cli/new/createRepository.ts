import { root, sectionFolder, sections } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../../compose/runProgram';
import { UserError } from '../../compose/UserError';
import type { PageOptions } from './createPage';
import type { Manifest } from './Manifest';
import { packKit } from './packKit';
import { planSection } from './planSection';
import { repositoryFiles } from './repositoryFiles';
import type { TopManifest } from './repositoryFiles';
import { writeFormatted } from './writeFormatted';

/** Runs git. @throws UserError with its first line where it fails. */
async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { isGood, said } = await runProgram('git', args, { cwd });
  if (!isGood) throw new UserError(`git ${args[0]}: ${said.split('\n')[0]}`);
  return said;
}

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** Gives an empty repository the history of a section of this one. */
async function takeHistory(section: string, folder: string): Promise<void> {
  const commit = await git(root, 'subtree', 'split', '-q', '--prefix', section);
  await git(folder, 'fetch', '--quiet', root, commit);
  await git(folder, 'reset', '--quiet', '--hard', 'FETCH_HEAD');
}

/**
 * Writes the repository of a section: a new one, or one of this repository with its history, which stays here as it is. It
 * has the same sources as a section here, and the kit as packages.
 * @param to where; an empty folder, or none.
 * @throws UserError where the site cannot have the section, or something is there already. Nothing is written then.
 */
export async function createRepository(name: string, to: string, { title }: PageOptions): Promise<void> {
  const folder = path.resolve(to);
  const section = sections.find((one) => one.name === name);
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new UserError(`${to} holds something already; name an empty folder`);
  }
  const { manifest, sources } = section
    ? { manifest: JSON.parse(await read(path.join(section.folder, 'package.json'))) as Manifest, sources: {} }
    : await planSection(name, title);
  await mkdir(folder, { recursive: true });
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  if (section) await takeHistory(section.folder, folder);
  const kit = await packKit(path.join(folder, 'kit'));
  const top = JSON.parse(await read('package.json')) as TopManifest;
  await writeFormatted(
    {
      ...sources,
      ...(await repositoryFiles(name, manifest, kit, top)),
      '.prettierrc.json': await read('.prettierrc.json'),
      '.npmrc': await read('.npmrc'),
    },
    folder,
  );
  console.log(
    `${to} is there: the repository of ${sectionFolder(name)}, ${section ? 'with its history' : 'a new section'}.`,
  );
  if (!section)
    console.log('Yours to write: its first page and entries, which are samples; further ones with npm run new:page.');
  console.log(`Next: cd ${to} && npm install && npm start; README.md there tells the rest.`);
}
